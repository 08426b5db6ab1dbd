/**
 * Places that the data lacks because fewer than 500 people live there, or because it counts them to a larger town:
 * birthplaces of people whose charts are in every textbook, quarters of large cities, and the outposts that have a
 * time zone of their own. Coordinates are of common knowledge, to about a kilometre for villages.
 */
export interface ExtraPlace {
  /** The name and, after "|", others. */
  readonly names: string;
  /** Country, and its division where it has one: "FR.44". */
  readonly division: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly population: number;
}

/** Zone, then name, division, latitude, longitude and population of each, one to a line. */
const TABLE = `
Europe/Paris
Domrémy-la-Pucelle|Domrémy|Domremy; FR.44; 48.442; 5.675; 110
Illiers-Combray|Illiers; FR.24; 48.298; 1.247; 3200
Montmartre; FR.11; 48.887; 2.339; 60000
Montparnasse; FR.11; 48.842; 2.325; 60000
Le Marais; FR.11; 48.859; 2.361; 35000
Quartier Latin|Latin Quarter; FR.11; 48.849; 2.345; 40000
Belleville; FR.11; 48.871; 2.385; 60000
Passy; FR.11; 48.857; 2.279; 40000
Auteuil; FR.11; 48.848; 2.262; 40000
Mont-Saint-Michel|Le Mont-Saint-Michel; FR.28; 48.636; -1.511; 30
Nohant|Nohant-Vic; FR.24; 46.630; 1.966; 480
Milly-Lamartine|Milly; FR.27; 46.346; 4.696; 330
Taizé|Taize; FR.27; 46.515; 4.677; 190
Europe/London
Woolsthorpe-by-Colsterworth|Woolsthorpe|Woolsthorpe Manor; GB.ENG; 52.809; -0.630; 400
Blenheim Palace|Blenheim; GB.ENG; 51.841; -1.361; 100
Sandringham; GB.ENG; 52.830; 0.514; 430
Mayfair; GB.ENG; 51.510; -0.147; 15000
Soho; GB.ENG; 51.513; -0.131; 15000
Knightsbridge; GB.ENG; 51.500; -0.162; 9000
Notting Hill; GB.ENG; 51.511; -0.205; 25000
Belgravia; GB.ENG; 51.497; -0.154; 9000
Bloomsbury; GB.ENG; 51.522; -0.127; 11000
Marylebone; GB.ENG; 51.519; -0.150; 30000
Paddington; GB.ENG; 51.517; -0.177; 25000
Covent Garden; GB.ENG; 51.512; -0.123; 6000
Hampstead; GB.ENG; 51.556; -0.178; 30000
St. John's Wood; GB.ENG; 51.534; -0.174; 20000
Steventon; GB.ENG.F2; 51.228; -1.219; 500
Somersby; GB.ENG; 53.232; 0.015; 100
Lindisfarne|Holy Island; GB.ENG; 55.680; -1.802; 180
Balmoral Castle|Balmoral; GB.SCT; 57.041; -3.230; 100
Glamis|Glamis Castle; GB.SCT; 56.609; -3.004; 650
Alloway; GB.SCT; 55.430; -4.633; 4000
Iona; GB.SCT; 56.334; -6.392; 170
Tremadog; GB.WLS; 52.939; -4.143; 1000
Europe/Dublin
Ballyporeen; IE.M; 52.269; -8.097; 320
Europe/Berlin
Wetzhausen; DE.02; 50.195; 10.451; 300
Europe/Vienna
Strones; AT.03; 48.680; 15.400; 50
Sankt Wolfgang|St. Wolfgang; AT.04; 47.739; 13.446; 2800
Europe/Zurich
Sils Maria|Sils; CH.GR; 46.429; 9.762; 700
Europe/Rome
Anchiano; IT.16; 43.799; 10.940; 50
Roncole Verdi|Le Roncole|Roncole; IT.05; 44.960; 10.073; 400
Trastevere; IT.07; 41.888; 12.469; 20000
Parioli; IT.07; 41.927; 12.490; 20000
Europe/Madrid
Port Lligat|Portlligat; ES.56; 42.294; 3.287; 30
Europe/Warsaw
Żelazowa Wola|Zelazowa Wola; PL.78; 52.256; 20.315; 70
Wola Okrzejska; PL.75; 51.743; 22.109; 600
Europe/Prague
Kaliště|Kalischt; CZ.80; 49.587; 15.308; 340
Hynčice|Heinzendorf; CZ.85; 49.669; 17.874; 200
Europe/Zagreb
Smiljan; HR.08; 44.567; 15.317; 420
Europe/Bucharest
Hobița|Hobita; RO.19; 45.022; 23.050; 300
Europe/Athens
Stagira|Stagira (ancient); GR.ESYE12; 40.530; 23.752; 350
Olympia; GR.ESYE23; 37.644; 21.625; 1000
Europe/Istanbul
Troy|Troja|Troia; TR.17; 39.957; 26.239; 400
Europe/Moscow
Konstantinovo|Константиново; RU.62; 54.865; 39.597; 400
Klushino|Клушино; RU.69; 55.671; 35.043; 300
Boldino|Bolshoye Boldino; RU.51; 55.002; 45.317; 4500
Oneg; RU.52; 58.560; 31.140; 100
Asia/Yekaterinburg
Pokrovskoye|Pokrovskoe|Покровское; RU.78; 57.240; 66.801; 1900
Africa/Johannesburg
Mvezo; ZA.05; -31.951; 28.508; 800
Qunu; ZA.05; -31.787; 28.614; 300
Robben Island; ZA.11; -33.804; 18.366; 120
Sophiatown; ZA.06; -26.175; 27.983; 10000
Africa/Cairo
Mit Abu el-Kom|Mit Abu al-Kum; EG.09; 30.603; 30.888; 12000
Africa/Nairobi
Kogelo|Nyang'oma Kogelo; KE.46; 0.004; 34.343; 3600
Gatundu; KE.22; -1.013; 36.906; 20000
Asia/Kolkata
Rajghat; IN.07; 28.641; 77.249; 1000
Bodh Gaya|Bodhgaya; IN.34; 24.696; 84.991; 38000
Pattadakal; IN.19; 15.949; 75.817; 2000
Khatkar Kalan; IN.23; 31.160; 76.021; 2000
Asia/Kathmandu
Lumbini|लुम्बिनी; NP; 27.469; 83.276; 3000
Asia/Shanghai
Lüshun|Lushun|Lüshunkou|Port Arthur|旅顺; CN.19; 38.812; 121.240; 300000
Shaoshan|Shaoshanchong|韶山; CN.11; 27.915; 112.527; 1200
Taktser|Hongya|Takster; CN.06; 36.400; 102.020; 300
Cuiheng|Cuiheng Village|翠亨村; CN.30; 22.441; 113.476; 3000
Asia/Dhaka
Tungipara|Gopalganj Tungipara; BD; 22.897; 89.880; 20000
Asia/Pyongyang
Mangyongdae|만경대; KP.12; 39.003; 125.660; 10000
Mount Paektu|Baekdu|백두산; KP; 41.993; 128.077; 100
Asia/Tokyo
Shibuya|渋谷|渋谷区; JP.40; 35.664; 139.698; 230000
Shinjuku|新宿|新宿区; JP.40; 35.694; 139.703; 350000
Asakusa|浅草; JP.40; 35.711; 139.797; 30000
Ginza|銀座; JP.40; 35.672; 139.765; 10000
Asia/Baghdad
Babylon|Babel; IQ.06; 32.542; 44.421; 1000
Asia/Seoul
Bongha|Bongha Village; KR.20; 35.316; 128.773; 130
Asia/Jerusalem
Capernaum; IL; 32.881; 35.575; 100
Masada; IL; 31.316; 35.353; 50
Ein Hod; IL; 32.701; 34.980; 500
Asia/Hebron
Bethany|Al-Eizariya; PS.WE; 31.771; 35.256; 20000
America/New_York
Sinking Spring Farm|Sinking Spring; US.KY; 37.532; -85.737; 100
Long Island; US.NY; 40.789; -73.135; 100000
Greenwich Village; US.NY; 40.734; -74.002; 28000
Upper East Side; US.NY; 40.774; -73.957; 200000
Upper West Side; US.NY; 40.787; -73.975; 200000
Flushing; US.NY; 40.766; -73.833; 72000
Shadwell; US.VA; 38.013; -78.418; 100
Monticello; US.VA; 38.009; -78.453; 100
Popes Creek|Pope's Creek|Wakefield; US.VA; 38.190; -76.922; 100
Port Conway; US.VA; 38.173; -77.185; 100
Stratford Hall; US.VA; 38.152; -76.839; 100
Conococheague|Cove Gap; US.PA; 39.871; -77.945; 100
Plymouth Notch|Plymouth; US.VT; 43.535; -72.721; 600
Point Pleasant; US.OH; 38.893; -84.233; 100
Blooming Grove; US.OH; 40.703; -82.705; 1000
Cumberland Island; US.GA; 30.852; -81.449; 50
America/Toronto
Sainte-Foy|Ste-Foy; CA.10; 46.781; -71.287; 70000
America/Chicago
Nutbush; US.TN; 35.698; -89.408; 260
Florida; US.MO; 39.492; -91.791; 10
America/Los_Angeles
Bel Air|Bel-Air; US.CA; 34.083; -118.448; 8000
America/Adak
Adak|Adak Station; US.AK; 51.880; -176.658; 170
Atka; US.AK; 52.198; -174.200; 50
America/Anchorage
Attu|Attu Island; US.AK; 52.902; 172.909; 1
America/Havana
Birán|Biran; CU; 20.653; -75.954; 1000
America/Sao_Paulo
Copacabana; BR.21; -22.971; -43.182; 140000
Ipanema; BR.21; -22.984; -43.205; 40000
America/Argentina/Buenos_Aires
Palermo; AR.07; -34.578; -58.426; 220000
Recoleta; AR.07; -34.588; -58.397; 160000
San Telmo; AR.07; -34.621; -58.371; 20000
Los Toldos; AR.01; -35.000; -61.033; 13000
America/Bahia_Banderas
Bahía de Banderas; MX.18; 20.803; -105.205; 100000
America/Scoresbysund
Ittoqqortoormiit|Scoresbysund|Scoresby Sund|Ittoqqortoormeet; GL; 70.485; -21.967; 350
America/Danmarkshavn
Danmarkshavn; GL; 76.770; -18.668; 8
America/Thule
Pituffik|Thule Air Base|Dundas; GL; 76.531; -68.703; 150
America/Resolute
Resolute|Resolute Bay|Qausuittuq; CA.14; 74.697; -94.830; 200
America/Iqaluit
Alert|CFS Alert; CA.14; 82.502; -62.348; 60
Grise Fiord; CA.14; 76.418; -82.896; 140
Australia/Lord_Howe
Lord Howe Island; AU.02; -31.553; 159.083; 380
Australia/Eucla
Eucla; AU.08; -31.676; 128.889; 50
Border Village; AU.05; -31.639; 129.002; 20
Australia/Lindeman
Hamilton Island; AU.04; -20.351; 148.956; 1200
Lindeman Island; AU.04; -20.450; 149.040; 20
Australia/Darwin
Uluru|Ayers Rock; AU.03; -25.345; 131.036; 100
Antarctica/Macquarie
Macquarie Island; AU.06; -54.620; 158.861; 20
Pacific/Auckland
Scott Base; AQ; -77.849; 166.768; 80
Antarctica/McMurdo
South Pole|Amundsen-Scott South Pole Station|Amundsen–Scott; AQ; -90; 0; 100
Antarctica/Casey
Casey Station; AQ; -66.282; 110.528; 150
Antarctica/Davis
Davis Station; AQ; -68.577; 77.967; 120
Antarctica/Mawson
Mawson Station; AQ; -67.603; 62.874; 60
Antarctica/DumontDUrville
Dumont d'Urville Station|Dumont d'Urville; AQ; -66.663; 140.001; 100
Antarctica/Palmer
Palmer Station; AQ; -64.774; -64.053; 40
Villa Las Estrellas; AQ; -62.201; -58.961; 100
Esperanza Base|Base Esperanza; AQ; -63.397; -56.998; 55
Antarctica/Rothera
Rothera Station|Rothera; AQ; -67.568; -68.126; 130
Antarctica/Syowa
Showa Station|Syowa; AQ; -69.004; 39.582; 110
Antarctica/Troll
Troll Station|Troll; AQ; -72.012; 2.535; 40
Antarctica/Vostok
Vostok Station|Vostok; AQ; -78.464; 106.837; 30
Pacific/Kiritimati
Kiritimati|Christmas Island Kiribati|London Kiritimati; KI.02; 1.984; -157.474; 1900
Pacific/Kanton
Kanton|Canton Island|Abariringa; KI.03; -2.809; -171.676; 20
Pacific/Midway
Midway Atoll|Midway|Midway Islands; UM; 28.208; -177.379; 40
Pacific/Wake
Wake Island; UM; 19.282; 166.647; 100
Indian/Chagos
Diego Garcia|Chagos; IO; -7.313; 72.411; 3000
Atlantic/Reykjavik
Hrafnseyri; IS; 65.757; -23.453; 10
Grímsey|Grimsey; IS; 66.541; -18.013; 60
Atlantic/Faroe
Kirkjubøur; FO; 61.957; -6.794; 80
Arctic/Longyearbyen
Ny-Ålesund|Ny Alesund; SJ; 78.925; 11.922; 40
Barentsburg; SJ; 78.065; 14.217; 400
`;

function readTable(table: string): ExtraPlace[] {
  const places: ExtraPlace[] = [];
  let timeZone = "";
  for (const line of table.split("\n").filter(Boolean)) {
    const [names = "", division, latitude, longitude, population] = line.split("; ");
    if (division === undefined) timeZone = names;
    else {
      places.push({
        names,
        division,
        timeZone,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
      });
    }
  }
  return places;
}

export const EXTRA_PLACES: readonly ExtraPlace[] = readTable(TABLE);
