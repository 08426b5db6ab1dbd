import type { ByTransit } from "./transit-text";

/** Neptune’s contacts: what it touches loses its outline and is longed for, for about two years. */
export const neptuneTransits: ByTransit = {
  Sun: {
    conjunction: {
      text: "You are less sure of who you are, and less troubled by it than your friends. Ambition goes quiet. You give way, help, daydream, and forget what you were about to prove. This lasts some two years and many people never have it at all. Art and service go well; so does a modest life. Decisions about fame or fortune can wait.",
      practice: "keep a plain record of your days, and read back a month before you decide anything.",
    },
    flowing: {
      text: "You do your work as if somebody were singing in the next house. Imagination and will agree, and people feel understood by what you make, even if it is a timetable. Around two years of it, in soft waves. Nothing insists on being used; a camera, a prayer, a volunteer’s badge or an empty page gives it a body.",
      practice: "spend time near water or music before an important task, and start in that mood.",
    },
    tense: {
      text: "Where were you going? You had it written down. For a year or two the aim that got you up in the morning looks pale, and you either follow somebody with a brighter one or pretend. Tiredness is part of it. Underneath, an outgrown pride is dissolving, and a gentler wish takes its time to show. Being lost together with honest people is bearable.",
      practice: "finish something small every day, and put off vows and resignations.",
    },
  },
  Moon: {
    conjunction: {
      text: "Advertisements make you cry, and not even the sad ones. Other people’s moods pass straight into you for some two years, and home is a place you dream of more than live in. You can comfort almost anyone. To be comforted takes sleep, still water, and company that wants nothing. Which of these feelings was yours this morning?",
      practice: "wash your hands slowly after a troubled visit, and let their trouble stay theirs.",
    },
    flowing: {
      text: "Tenderness costs you nothing. You sense what a child, a patient or a cat would like, and you do it without thinking yourself good. Dreams are vivid. For the best part of two years old hurts in the family lose their sting, often by way of music or a shared silence. Home becomes the place where people fall asleep in chairs.",
      practice: "sing or hum at home while you work, loudly enough to be heard.",
    },
    tense: {
      text: "You feel homesick in your own kitchen. Something is missing, and you cannot name it, so you suspect the family, the flat, or yourself. You feed everybody and go hungry. Over about two years the ache comes in tides: it rises, it confuses, it leaves you softer. A friend who asks “what did you eat, when did you sleep?” is worth ten philosophers.",
      practice: "when sadness has no reason, see first to food, warmth and sleep.",
    },
  },
  Mercury: {
    conjunction: {
      text: "Asked for a fact, you answer with a picture. Names slip away, trains are missed, and sentences arrive that you did not know you had. For some two years your mind is made for poems, languages by ear, and listening to what is meant. Contracts are another matter. Somebody literal makes a good companion at the bank.",
      practice: "carry a small notebook for appointments, and another for the pictures.",
    },
    flowing: {
      text: "You say it so that people see it. For the better part of two years the right comparison comes without searching, and you hear the worry beneath a grumpy question. Storytellers, teachers and nurses profit from such a time most of all. Facts stay where they were; only the tone around them is kinder, and it is astonishing what gets understood.",
      practice: "tell a true story aloud to somebody, slowly, as if they could not see.",
    },
    tense: {
      text: "He meant Thursday; you understood love. Messages go astray in your head before they go astray in the post, and what you would rather not know you do not quite hear. Expect waves of it through two years. First there is a muddle, then a search for what was really said, then an agreement on paper. Your imagination is innocent and needs witnesses.",
      practice: "repeat an agreement in your own words, and have the other person confirm it in writing.",
    },
  },
  Venus: {
    conjunction: {
      text: "A face, a chapel or a coastline has your heart, and the rest of the world goes slightly out of focus. Beauty hurts a little these two years, in a pleasant way. Affection forgives everything, including what should be discussed. Make music of it, write, adore. A real person is flattered by worship until they are found to snore.",
      practice: "ask the one you admire about money, chores and mornings, and enjoy the answers.",
    },
    flowing: {
      text: "Love is gentle and has time. You see the lovely thing about nearly everyone, you choose colours well, and affection that was shy finds a tune. This mild weather lasts a good year, often two. It asks nothing of you, so it is easy to sit beside it dreaming. A concert, a letter or a hand held out makes it real.",
      practice: "make something beautiful for somebody, with no occasion at all.",
    },
    tense: {
      text: "The person in your thoughts is wonderful; the person in your kitchen has a cold. Between the two, for quite a year or longer, love feels like a disappointment you are not allowed to mention. You might rescue somebody, keep something secret, or lose track of what you spend. Seen through, the real one with the cold is often rather dear.",
      practice: "write what a person did last month, without a word about what they could be.",
    },
  },
  Mars: {
    conjunction: {
      text: "You sit on the edge of the bed with both shoes in your hand. Plain willpower no longer works; your strength answers to beauty, pity or a cause, and to nothing else. The body wants water, dance and long sleep. For two years, roughly, fights seem pointless. Those worth having are the ones you take up for somebody who cannot.",
      practice: "dance to slow music each morning until your body wants to begin.",
    },
    flowing: {
      text: "The right moment comes, and you act without knowing why. Effort has a rhythm, as in swimming, and anger turns into something useful before anyone is hit by it. For some two years you can win people by patience and grace in disputes where force has failed. A task done for someone’s sake tires you less than a task done for money.",
      practice: "give your next free strength to a job that moves you, and lose count of the time.",
    },
    tense: {
      text: "You mean to be angry and become tired. What you want hides itself, so you do it sideways: you arrive late, forget the errand, help where nobody asked. Spells of this come and go for two years. At first you blame the weather; later you notice which name makes you yawn. A small, honest refusal brings back a surprising amount of strength.",
      practice: "say a clear no to something minor, and look whether you are still tired.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "You believe with your whole chest. A faith, a movement, a country by the sea promises what you always suspected: that life is larger and kinder than it looks. For most of two years generosity flows, also towards people who keep no accounts. The vision may be true. Whoever asks about its drains and its bookkeeping is its friend.",
      practice: "read what those who left the movement say, and then what those who stayed say.",
    },
    flowing: {
      text: "You trust life, and it is pleasant company. In this year or two you pray, travel or study with an open heart, and you meet the kind of teacher who laughs. Giving feels natural; some of it reaches exactly the right hands. Good fortune of this sort is vague, so it does well with an aim: a fund, a pilgrimage, a degree.",
      practice: "support something good that is near enough for you to visit.",
    },
    tense: {
      text: "The prospectus has dolphins on it, and you have sent the deposit. You want so much to believe that a question feels like a betrayal. Two years of such tides: a great hope, a leak, a slower hope with receipts. What goes under is the exaggeration. That you can be moved by what does not yet exist is worth keeping.",
      practice: "give every promising scheme to your most sober acquaintance for an evening.",
    },
  },
  Saturn: {
    conjunction: {
      text: "The certainty you leaned on has gone soft. A rule, a rank or a tight plan used to tell you that you were safe; now you break your own bedtime and nobody comes to punish you. Two years of this can be uneasy, like walking on sand. Strictness melts, mostly towards yourself. What is left afterwards is duty done from sympathy.",
      practice: "look at a rule you enforce on yourself, and imagine enforcing it on someone you love.",
    },
    flowing: {
      text: "You give a soft thing a hard edge, and it holds: the song gets rehearsed, the kind idea gets a budget. While this lasts, up to two years, old fears loosen because you can finally picture something else. Work among the sick, the old or the imaginative suits you well. People feel that your rules exist for their sake.",
      practice: "put a fixed weekly hour beside your dearest wish, and keep it empty of other things.",
    },
    tense: {
      text: "You lie awake over something that has no name and no date. The ground seems uncertain: an employer is vague, a rule is not applied, your own discipline leaks away. It comes and goes within about two years. Fear grows in what is unclear, so ask for figures, and put your papers in order. The remaining uncertainty is the ordinary kind that everyone lives on.",
      practice: "turn the vague worry into a question that an office could answer, and ask it.",
    },
  },
  Uranus: {
    conjunction: {
      text: "Your rebellion begins to dream. You used to want out; now, with many people of your age, you long for something to be free for, and you look for it in odd chapels, forests, or programs that write music. For two years the strangest ideas are also the kindest. A few of them will embarrass you later, and that is a fair price.",
      practice: "describe the world you would like to wake up in, down to its breakfast.",
    },
    flowing: {
      text: "An odd idea arrives softly and stays. For a year or so you are at ease with what cannot be explained: a hunch, a coincidence, a friend from quite another life. You share the mood with those born near you, and it shows in what you laugh at together. Invention goes best in the hour before you are fully awake.",
      practice: "lie still for a moment after waking, and keep whatever idea is there.",
    },
    tense: {
      text: "You broke free, and now you wonder what from. The independence you fought for seems lonely, or it has become a style that is sold in shops. Through a couple of years your age group gets this doubt, and you feel it as restlessness without a direction. It asks which of your freedoms you use for somebody.",
      practice: "offer a skill that you have because you went your own way.",
    },
  },
  Neptune: {
    conjunction: {
      text: "Neptune takes 165 years to come round. So this contact is met only in the first year or two of life, while it still wanders over the place where it stood at birth. You have no edges yet: a mother’s mood, a lamp and a lullaby are all you. What helps is a calm voice, the same song, and time to sleep.",
      practice: "let whoever holds you hum the melody that they were sung to with.",
    },
    flowing: {
      text: "Near twenty-seven, and again in your middle fifties, you see what you have been dreaming towards. It costs no decision. An old love of music, the sea or God comes back in a form you can live with, and people of your age seem suddenly less cynical. The mood stays for two years or so, and quiet afternoons bring it out.",
      practice: "go back to a song, a place or a prayer that moved you when you were young.",
    },
    tense: {
      text: "At about forty-one, and again past eighty, the dream you had at twenty looks you over and shakes its head. You ask whether you believed in the wrong thing. Some people run after a younger dream, some give up dreaming; both are hasty. Over two years, in three or even five passes, the old hope dissolves and leaves behind what was true in it.",
      practice: "ask what you loved in your earliest ambition, and find where it lives today.",
    },
  },
  Pluto: {
    conjunction: {
      text: "An old fear loses its hard outline. What your generation kept locked up, about death, desire or power, begins to appear in films, in dreams, in talk at night, and you find that it can be wept over. Such a time takes two years or more. You need not dig. It comes up by itself, and gentleness with it.",
      practice: "listen to somebody’s hard memory without offering a lesson.",
    },
    flowing: {
      text: "Something heavy in you is put down in your sleep. Forgiveness comes about without a scene; one morning the old name is merely a name. Two quiet years like these are good for mourning what you never had time to mourn, and for helping people in dark hours, since you can stay beside them without needing it to end.",
      practice: "light a candle, or take a walk, for a loss that you once hurried past.",
    },
    tense: {
      text: "Something seems wrong, and nobody can say what. Old fears leak into harmless things: a closed office, an unanswered call, the news at midnight. Your whole age group is uneasy for some two years, and dark theories sell well. Facts help a little, sleep helps more. What is truly gone may be grieved; what merely frightens may be looked up.",
      practice: "choose an hour after which you read nothing that could alarm you.",
    },
  },
  Ascendant: {
    conjunction: {
      text: "Everybody meets somebody else in you. One finds you mysterious, the next finds you kind, a third is sure you promised something; all of them saw their own hopes. For some two years your outline is soft, and the body is sensitive to noise, crowds and poor sleep. You could act, paint, or simply be very good at listening.",
      practice: "end each meeting by saying what you will do, and what you will not.",
    },
    flowing: {
      text: "Strangers confide in you on trains. You look approachable, perhaps a bit dreamy, and people become softer in your neighbourhood without knowing it. This runs for a year or two. It favours everything done with presence and little talk: sitting by a bed, dancing, sharing a table with someone you are falling for, having your portrait taken.",
      practice: "meet somebody with no plan for the hour, and follow where it goes.",
    },
    tense: {
      text: "People get you wrong, and you cannot find the place to correct them. Somebody idealises you or is let down by you; somebody close, perhaps, is hiding a weakness, or you hide one from them. These two years make partnership hazy. They also make it tender, where both can say “I do not know”. Agreements about money belong on paper.",
      practice: "ask a person close to you how they see your situation, and add what they miss.",
    },
  },
  Midheaven: {
    conjunction: {
      text: "You want your work to mean something, and the old title no longer does. Some people find a calling in such years, some drift, and many do both. What others say of you is partly legend, flattering or not, and you learn of it late. For about two years, take small commissions, keep clear accounts, and see which work you would do unpaid.",
      practice: "do a day of the work you dream of, with somebody who does it for a living.",
    },
    flowing: {
      text: "Your work begins to touch people. A phrase of yours may be quoted, a patient remembers your hands, the public likes the picture more than the argument. During these two years you sense what is wanted before it is asked for. If a vocation has been whispering, its whisper is easy to hear now, and it can be followed in small steps.",
      practice: "ask somebody whom your work has helped what exactly helped.",
    },
    tense: {
      text: "What are you working for? You could not say, and your job description cannot either. Aims blur, praise goes to the wrong desk, or the family needs you in ways that do not show on a calendar. A year or two of it loosens a false ambition. In the meantime plain reliability protects your name: copies, dates, the invoice sent on Monday.",
      practice: "keep a weekly list of what you have finished, and who received it.",
    },
  },
};
