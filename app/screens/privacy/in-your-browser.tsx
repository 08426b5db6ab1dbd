interface Entry {
  /** As the browser's own list of cookies and site data shows it. */
  readonly name: string;
  readonly why: string;
  readonly howLong: string;
}

const COOKIES: readonly Entry[] = [
  {
    name: "__Host-session",
    why: "Keeps you signed in. It holds a random number, and nothing about you.",
    howLong: "30 days, or until you sign out",
  },
  {
    name: "__Host-login",
    why: "Leads you back from your sign-in service to the page where you began. Its name goes on with a random number for each sign-in.",
    howLong: "10 minutes, or until you are back",
  },
  {
    name: "__Host-notice",
    why: "Lets the page after it say that you signed out, did not sign in, or deleted your account.",
    howLong: "1 minute",
  },
  {
    name: "sidebar_state",
    why: "Remembers whether you left the sidebar open.",
    howLong: "7 days",
  },
];

const STORED: readonly Entry[] = [
  { name: "theme", why: "Day or night, once you have chosen.", howLong: "Until you clear it" },
  {
    name: "last-birth-chart",
    why: "The last chart of the person in use with its birth details, to show it when you come back.",
    howLong:
      "Until you forget that person in the header's list; one drawn while signed in, until you sign out",
  },
  {
    name: "last-birth-chart-owner",
    why: "Whose chart that is, if it was drawn while signed in: nobody else is offered it. It holds the id of your account here.",
    howLong: "As long as the chart",
  },
  {
    name: "last-reading",
    why: "The texts of the chart read last, to show them without a network.",
    howLong: "As long as the chart; those read while signed in, until you sign out",
  },
  {
    name: "last-reading-owner",
    why: "Whose reading that is, if it was read while signed in. It holds the id of your account here.",
    howLong: "As long as the reading",
  },
  {
    name: "births",
    why: "The last four people whose birth you entered here, to open every screen with their results.",
    howLong: "Until you forget them in the header's list; those entered while signed in, until you sign out",
  },
  {
    name: "births-owner",
    why: "Whose entries those are, if they were made while signed in: nobody else is offered them. It holds the id of your account here.",
    howLong: "As long as the entries",
  },
  {
    name: "in-use",
    why: "Name and birth date of the person whose results the screens open with.",
    howLong: "Until you forget them in the header's list; one put in use while signed in, until you sign out",
  },
  {
    name: "in-use-owner",
    why: "Whose choice that is, if it was made while signed in. It holds the id of your account here.",
    howLong: "As long as the choice",
  },
  {
    name: "pair",
    why: "The two people whom you compared last, to show their result when you come back.",
    howLong: "Until you forget one of them; those compared while signed in, until you sign out",
  },
  {
    name: "pair-owner",
    why: "Whose comparison that is, if it was made while signed in. It holds the id of your account here.",
    howLong: "As long as the pair",
  },
  {
    name: "looked-at",
    why: "The last screens that you opened with somebody in use, for the way back to them on the Dashboard.",
    howLong: "Until you forget that person; those opened while signed in, until you sign out",
  },
  {
    name: "looked-at-owner",
    why: "Whose list that is, if it was made while signed in. It holds the id of your account here.",
    howLong: "As long as the list",
  },
  {
    name: "sign",
    why: "The sign whose day you chose to read.",
    howLong: "Until you press “Another sign”; one chosen while signed in, until you sign out",
  },
  {
    name: "sign-owner",
    why: "Whose choice that is, if it was made while signed in. It holds the id of your account here.",
    howLong: "As long as the choice",
  },
  {
    name: "place",
    why: "The place where you said that you are, for sunrise, planetary hours and eclipses there. It is sent with those questions, and kept elsewhere only with your account, if you chose it while signed in.",
    howLong: "Until you press “Another place”; one chosen while signed in, until you sign out",
  },
  {
    name: "place-owner",
    why: "Whose place that is, if it was chosen while signed in. It holds the id of your account here.",
    howLong: "As long as the place",
  },
  {
    name: "settings",
    why: "What you chose in the chart settings, to draw the next chart in the same way.",
    howLong: "Until you press “Back to the defaults” there; those chosen while signed in, until you sign out",
  },
  {
    name: "settings-owner",
    why: "Whose settings those are, if they were chosen while signed in. It holds the id of your account here.",
    howLong: "As long as the settings",
  },
  {
    name: "technique",
    why: "Which of the techniques for specialists you looked at last, and whose periods you want above the year ahead.",
    howLong: "Until you clear it",
  },
  { name: "hemisphere", why: "Which way round the Moon stands in your sky.", howLong: "Until you clear it" },
  {
    name: "map-tiles",
    why: "Whether you want the background map, once you have switched it off or on.",
    howLong: "Until you clear it",
  },
  {
    name: "quiz",
    why: "Your answers so far, so that a reload loses none.",
    howLong: "Until you send them, or close the tab",
  },
  {
    name: "quiz-owner",
    why: "Whose answers they are, if you were signed in: nobody else is shown them.",
    howLong: "As long as the answers",
  },
  {
    name: "step",
    why: "What each of the last twelve pages with a result showed, its birth details among them, so that Back, Forward and a reload show it again. With a number after its name; and whose it is, if you are signed in.",
    howLong: "Until you sign out, or close the tab",
  },
  {
    name: "typed",
    why: "What you typed into a form, while its page has to be loaded again; and whose it is, if you are signed in.",
    howLong: "Until the page is there, and not longer than a minute",
  },
  {
    name: "realign-host",
    why: "Which site this one is shown in, where it stands within another.",
    howLong: "Until you close the tab",
  },
  {
    name: "positions",
    why: "How far down each page you had read, for the way back.",
    howLong: "Until you close the tab",
  },
];

const FILES: readonly Entry[] = [
  {
    name: "build",
    why: "The site itself: its program, its letters and some of its screens, so that they open without a network. With a number after its name. Nothing of you is in it, signed in or not.",
    howLong: "Until the second newer version of the site has come, or you clear it",
  },
];

/** Every cookie and every key of the browser's storage that the app sets; a browser test holds the list to that. */
export function InYourBrowser() {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <Entries title="Cookies, which travel to the server" entries={COOKIES} />
      <Entries title="Notes, which stay in the browser" entries={STORED} />
      <Entries title="Files of the site, which stay there too" entries={FILES} />
    </div>
  );
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="mt-3 text-sm">
        {entries.map(({ name, why, howLong }) => (
          <div key={name} className="border-t border-line py-2.5">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="mt-0.5">{why}</dd>
            <dd className="mt-0.5 text-xs text-muted">{howLong}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
