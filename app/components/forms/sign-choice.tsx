import { useEffect, useState } from "react";
import { SIGNS, type Sign } from "~/astrology/signs";
import { oneOf } from "~/calls/shape";
import { note } from "~/notes/note";
import { horoscopePage } from "../sky/sign-pages";
import { SignLinks } from "../sky/signs-nav";

/** What stands in the place of a sign where the day of the kept chart was asked for. */
const OF_CHART = "chart";
type Choice = Sign | typeof OF_CHART;

const signNote = note<Choice>("sign", { owner: "person", lasts: "device", check: oneOf(...SIGNS, OF_CHART) });

/**
 * The sign that the visitor chose once, in this browser, or that they chose their chart; neither until it is known, and
 * where nothing was chosen.
 */
export function useChosenSign() {
  const [chosen, setChosen] = useState<Choice | null>(null);
  useEffect(() => setChosen(signNote.read()), []);
  const choose = (choice: Choice) => {
    signNote.write(choice);
    setChosen(choice);
  };
  return {
    sign: chosen === OF_CHART ? null : chosen,
    isOfChart: chosen === OF_CHART,
    choose,
    chooseChart: () => choose(OF_CHART),
    clear() {
      signNote.forget();
      setChosen(null);
    },
  };
}

/** The twelve signs to choose from; without JavaScript each leads to its page. */
export function SignChoice({ onChoose }: { readonly onChoose: (sign: Sign) => void }) {
  return <SignLinks addressOf={horoscopePage} onChoose={onChoose} />;
}

export function AnotherSign({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-9 text-sm text-muted hover:text-gold">
      Another sign
    </button>
  );
}
