import type { ByAspect } from "./natal-text";

/** Jupiter with the planets after it, by kind of contact. */
export const jupiterAspects: ByAspect<"Jupiter"> = {
  Saturn: {
    conjunction: {
      text: "You want the hotel, and you begin with the breakfast. Hope and inspection share a desk in you, so each dream arrives with a price and a second quotation. A friend who came to dream aloud hears arithmetic, while you are having fun: sums about the future excite you. Look at what has lasted in your life: most of it began small.",
      practice: "choose a small wish with a small price, and decide on the day you think of it.",
    },
    flowing: {
      text: "At a market you know when to walk away and when to pay the price with a grin. Boldness and caution chat easily in you, so the bold step has a second plan in its pocket, and the careful step has some appetite. Bosses hand you the strange project and the budget with it. Notice how many people ask “would you?” before they spend.",
      practice: "give an hour or a coin to a plan that somebody else is just beginning.",
    },
    square: {
      text: "You order chairs for twelve, panic, and send back ten. Thinking big and being safe will not work as a team in you: each waits for its turn, and is shocked by what the other has done. Whoever shares the project is left with two chairs and a very large table. You learn sizes by trying them. Your third estimate is usually the good one.",
      practice: "write the wild size of a plan beside the timid size, and begin halfway.",
    },
    opposition: {
      text: "Beside a spender you become a bank; beside a miser you order oysters. Other people urge you on or hold you back, and you argue for whichever half is missing. With you at the table a group decides wisely, even if the holiday takes three evenings to plan. Your own view is harder to hear. It shows in what you buy when nobody is there.",
      practice: "choose your limit and your wish for a purchase before you hear anyone else’s.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You say yes, and then you ask what it was. A stranger’s theory, or a school in a tent: faith and novelty go off together in you, and for an hour everything is possible. Some beliefs you live by began that way, and some of the best parties. Those near you have learnt to ask how long this enthusiasm is staying.",
      practice: "when an idea thrills you, wait until you have eaten and slept, and see what is left.",
    },
    flowing: {
      text: "You know a man who builds kites, a nurse who speaks Basque, and somebody who can get you into the observatory at night. Fresh ideas and their owners drift your way, since you answer odd questions with pleasure. You share them early: half of your friends met through you. When a hunch gets you invited, you ask if you may bring two more.",
      practice: "look for the oddest person in a group, and find out what excites them.",
    },
    square: {
      text: "A colleague finds the file on her desk, three quarters done, and knows that you have had an idea. What exists should grow and what does not exist should begin, and the second wish steals workers from the first. By the time the café earns a profit, you are drawing boats. Your ideas are good, that is the trouble. Those you stay with astonish people.",
      practice: "park the next brilliant idea on a slip of paper, and wait nine days.",
    },
    opposition: {
      text: "Your convictions are settled until a certain kind of person telephones. They burn for a new school, a new god or a coast where the future has begun, and within minutes you are packing. Half of these conversions bring you an adventure and a friend. The other half leave you on the coast, in the rain. You tell that story very well.",
      practice: "when somebody’s certainty sweeps you along, look up what they were certain of last year.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You leave your bag with a stranger while you buy ice cream, and nearly always it is there when you come back. Believing and picturing are a joint act in you: you see the good in a person as plainly as their hat. Many live up to it. Now and then somebody empties the bag, and a friend pays your fare home.",
      practice: "before you believe a lovely promise, ask two questions: who pays, and when does it begin?",
    },
    flowing: {
      text: "On a bad afternoon you say “listen to this” and read out something absurd about otters. Hope comes to you in songs and stories, quite by itself, and you lie back in it as in a warm bath. You need no proof that life means well; you have a feeling and a good anecdote. People who came to complain leave humming.",
      practice: "ask an older person which song or story has helped them most, and listen to it.",
    },
    square: {
      text: "The brochure shows a white house, four lemon trees and a price that makes you sing. To have more and to be carried off by something lovely are two wishes, and each stops the other from reading the small print. The conditions come later, for your family as well. And still, without people like you, nobody would open a bookshop in a fishing village.",
      practice: "ask somebody kind and sober to read an offer before you sign.",
    },
    opposition: {
      text: "A man at the station needs the fare to his sister’s wedding, and you add something for a present. A sad face seems to ask whether you are good, and you long to answer, so the best storyteller gets most. A friend in real need, who tells it badly, has to wait. When you pick your cause yourself, you give grandly and with joy.",
      practice: "write what you can give away in a month, and to whom.",
    },
  },
  Pluto: {
    conjunction: {
      text: "Other people want a bigger kitchen; you want to know who owns the street. Growth and power are the same hunger in you, and you enjoy it. You read about great fortunes as others read thrillers, and talk a careful group into something bold. Somebody in that group would have liked to be asked how much they could bear to lose.",
      practice: "before you double a plan, stop at its present size for eight days and enjoy it.",
    },
    flowing: {
      text: "“There is no money for it,” says the committee, and you smile. Something is always left: a cellar full of bicycles, a widow who loved the museum, a fund to which nobody applies. You smell value under dust, and digging is a treat to you. You like wealth, you say so, and you like it best when it moves from hand to hand.",
      practice: "stop before you throw something out, and find two uses that are left in it.",
    },
    square: {
      text: "You are right about the trees, and by your third speech the neighbours are in favour of the factory. You want to convince people and you want to win, and they hear the winning. Then they defend themselves even against good news. Your conviction has nerve and wit, and in smaller portions it makes people come back for more.",
      practice:
        "when an argument goes your way, stop two points early and ask what the other person would keep.",
    },
    opposition: {
      text: "At the reception everyone flatters the minister, and you ask her about the hospital. Powerful people draw your convictions out of you: the bishop, or the rich cousin who explains the world. You are brave, and your sentences get repeated for years. Now and then you only wanted to stand as tall as they do, and the hospital waits.",
      practice: "before you meet somebody powerful, choose the change you want from the talk.",
    },
  },
};
