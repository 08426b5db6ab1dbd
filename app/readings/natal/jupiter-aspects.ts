import type { ByAspect } from "./natal-text";

/** Jupiter with the planets after it, by kind of contact. */
export const jupiterAspects: ByAspect<"Jupiter"> = {
  Saturn: {
    conjunction: {
      text: "You would love to own a hotel, so you begin by serving breakfast in a small one. A hope has to pass your inspection before it gets money; then it gets a little, and later more. People who came to dream aloud hear arithmetic, while you are having fun. Look at what has lasted in your life: most of it began small.",
      practice: "choose a small wish with a small price, and decide on the day you think of it.",
    },
    flowing: {
      text: "At a market you know when to walk away, and when to pay the price with a grin. You plan the way back before you take a risk, and being careful does not make you timid; you suppose that everybody is like that. Bosses hand you the strange project and the budget with it. Notice how many people ask “would you?” before they spend.",
      practice: "give a small sum or a free moment to a plan that has only begun.",
    },
    square: {
      text: "You order chairs for twelve, panic, and send back ten. In a bold mood you forget the risk, and in a careful mood you forget the plan, so each mood has to correct the last. Whoever shares the project is left with two chairs and a very large table. You find the right size by trying the wrong ones. Your third estimate is usually good.",
      practice: "write the wild size of a plan beside the timid size, and begin halfway.",
    },
    opposition: {
      text: "Beside a spender you become a bank; beside a miser you order oysters. Some people urge you on, others hold you back, and you argue for the side that is missing. A group with you in it decides wisely, even if the holiday takes three evenings to plan. Your own wish is harder to hear. It shows in what you buy when you are alone.",
      practice: "choose your limit and your wish for a purchase before you hear anyone else’s.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You say yes, and then you ask what it was. A stranger’s theory, a school in a tent: what is new looks true to you, and for an evening everything is possible. Some beliefs you live by began that way, and so did some of the best parties. Those near you have learnt to ask how long this enthusiasm is staying.",
      practice: "when an idea thrills you, wait until you have eaten and slept, and see what is left.",
    },
    flowing: {
      text: "You know a man who builds kites, a nurse who speaks Basque, and a guard who can get you into the observatory at night. You answer odd questions with pleasure, so fresh ideas and their owners drift your way without any effort. You share them early: many of your friends met through you. Invited anywhere, you ask if you may bring two more.",
      practice: "look for the oddest person in a group, and find out what excites them.",
    },
    square: {
      text: "Your ideas are good; that is the trouble. You want what you have begun to grow, and then a better idea takes all your strength with it. A colleague finds the file on her desk, three quarters done, and guesses. By the time the café earns a profit, you are drawing boats. The ideas you stay with astonish people.",
      practice:
        "park the next brilliant idea on paper, and wait until the present idea has been handed over.",
    },
    opposition: {
      text: "Your convictions are settled until a certain kind of person telephones. They burn for a new school, a new god or a coast where the future has begun, and within minutes you are packing. Some of these conversions bring you an adventure and new friends. Others leave you on the coast, in the rain. You tell that story very well.",
      practice: "when another’s certainty sweeps you along, look up what they were certain of last year.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You leave your bag with a stranger while you buy ice cream, and nearly always it is there when you come back. You see the good in a person as plainly as their hat, and believe what you see. Many live up to it, and stay fond of you. Now and then a thief empties the bag, and your family pays the fare home.",
      practice: "before you believe a lovely promise, ask two questions: who pays, and when does it begin?",
    },
    flowing: {
      text: "On a bad afternoon you say “listen to this” and read out something absurd about otters. Hope comes to you in songs and stories, without effort, and you need no proof that life means well. Most people catch it from you by the second page. To a fresh grief the otters come too early; a week later they are just what was missing.",
      practice: "ask whoever is sad whether they want to be heard or cheered up.",
    },
    square: {
      text: "Without people like you, a fishing village would have no bookshop. You see a picture of a white house, four lemon trees and a price that makes you sing. The wish for something lovely gets in the way of your good sense about money, so you sign first and read the conditions later. Your family reads them with you, sitting on the boxes.",
      practice: "ask a kind and sober person to read an offer before you sign.",
    },
    opposition: {
      text: "A man at the station needs the fare to his sister’s wedding, and you add something for a present. A sad face seems to ask whether you are good, and you long to answer, so the best storyteller gets most. A colleague in real need, who tells it badly, has to wait. When you pick your cause yourself, you give grandly and with joy.",
      practice: "write what you can give away in a month, and to whom.",
    },
  },
  Pluto: {
    conjunction: {
      text: "Other people want a bigger kitchen; you want to know who owns the street. You like life large and you like a say in it, and you enjoy both: you read about great fortunes as others read thrillers. Often the street is better for your plans. A partner whom you talked into them has more to lose.",
      practice: "before you double a plan, stop, and ask each person in it what they could bear to lose.",
    },
    flowing: {
      text: "“There is no money for it,” says the committee, and you smile. Something is always left: a cellar full of bicycles, a widow who loved the museum, a forgotten fund. You smell value under dust, and digging is a treat to you. You like wealth openly, and you like it best when it moves from hand to hand.",
      practice: "stop before you throw something out, and find two uses that are left in it.",
    },
    square: {
      text: "You are right about the trees, and by your third speech the neighbours are in favour of the factory. You want to convince people and you want to win, and they hear the winning. Then they defend themselves even against good news. Your conviction has nerve and wit, and in smaller portions it makes people come back for more.",
      practice: "when an argument goes your way, stop before your last point and ask what they would keep.",
    },
    opposition: {
      text: "At the reception everyone flatters the minister, and you ask her about the hospital. Powerful people draw your convictions out of you: the bishop, or the rich relative who explains the world. Now and then you only want to stand as tall as they do, and the hospital has to wait. At your bravest you forget yourself, and your sentences get repeated for years.",
      practice: "before you meet a powerful person, choose the change you want from the talk.",
    },
  },
};
