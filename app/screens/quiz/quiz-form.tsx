import type { FetcherWithComponents } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Outcome } from "~/calls/outcome";
import { CONFLICT_EVENT, type Conflict } from "~/calls/shown-to";
import { ShownTo } from "~/components/births/shown-to";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { QUESTIONS, type Question as QuizQuestion } from "~/readings/quiz";
import * as words from "~/words/quiz";
import { Contact, Options } from "./question";
import { ANSWER_NAMES, type Answers, quizNote, quizSoFar } from "./quiz-note";

interface QuizFormProps {
  readonly Form: FetcherWithComponents<unknown>["Form"];
  readonly isPending: boolean;
  readonly failed: Extract<Outcome<unknown>, { ok: false }> | undefined;
  /** What was typed, when the page comes back from a post without JavaScript. */
  readonly typed: Answers | undefined;
  /** What the contact begins with: it is sent, but kept nowhere, as nobody typed it. */
  readonly known: Answers;
}

/**
 * A field for robots, which fill in whatever a form has: nobody sees it, a screen reader passes over it, and where
 * scripts run it is not there at all, so that no browser fills it in for anybody.
 */
export const TRAP = "message";

const LAST_STEP = QUESTIONS.length - 1;
const CONTACT_STEP = QUESTIONS.findIndex(({ key }) => key === "contact");
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** One question at a time; the others follow at once where scripts do not run. */
export function QuizForm({ Form, isPending, failed, typed = {}, known }: QuizFormProps) {
  const [step, setStep] = useState(0);
  const [given, setAnswers] = useState<Answers>(typed);
  const answers = { ...known, ...given };
  const [scripted, setScripted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    const kept = quizSoFar();
    // What was chosen before the scripts came stands in the form already.
    const chosen = form.current ? textsOf(new FormData(form.current)) : {};
    setAnswers((current) => ({ ...current, ...kept?.answers, ...chosen }));
    if (kept) setStep(kept.step);
    setScripted(true);
  }, []);

  // Refused because somebody else is signed in by now: who sent the answers may send them again.
  useEffect(() => {
    const leave = (event: Event) => {
      if ((event as CustomEvent<Conflict>).detail.wasSent) quizNote.disown();
    };
    addEventListener(CONFLICT_EVENT, leave);
    return () => removeEventListener(CONFLICT_EVENT, leave);
  }, []);

  const goTo = (next: number) => {
    moved.current = true;
    setStep(next);
    quizNote.write({ step: next, answers: given });
  };
  const answer = (name: string, value: string) => {
    const next = { ...given, [name]: value };
    setAnswers(next);
    quizNote.write({ step, answers: next });
  };

  // A refused address is shown where it was typed.
  useEffect(() => {
    if (!failed?.fields.email) return;
    moved.current = true;
    setStep(CONTACT_STEP);
  }, [failed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step decides which question the ref holds
  useEffect(() => {
    if (!moved.current) return;
    question.current?.querySelector<HTMLElement>("legend")?.focus();
    question.current?.scrollIntoView?.({ block: "nearest" });
  }, [step]);

  const current = QUESTIONS[step] ?? QUESTIONS[0];
  const isAnswered = hasAnswer(current, answers);
  const onSubmit = (event: FormEvent) => {
    if (step === LAST_STEP && isAnswered) return;
    event.preventDefault(); // Enter goes on, like the button
    if (isAnswered) goTo(step + 1);
  };
  const percent = Math.round(((step + 1) / QUESTIONS.length) * 100);

  return (
    <>
      <h1>{words.discoverYourCosmicPath()}</h1>
      <p className="mt-2 max-w-prose text-muted">{words.sevenQuestionsTwoMinutes()}</p>
      <div className="mt-6 noscript:hidden">
        <div className="mb-2 flex justify-between gap-4 text-sm text-muted tabular">
          <span aria-live="polite">{words.questionOf({ step: step + 1, count: QUESTIONS.length })}</span>
          <span>{words.percentComplete({ percent })}</span>
        </div>
        <Progress value={percent} label={words.progressThroughTheQuiz()} />
      </div>
      <Card className="mt-6 sm:p-8">
        <Form ref={form} method="post" action="/quiz" noValidate onSubmit={onSubmit} data-unkept>
          <ShownTo />
          {failed && (
            <p role="alert" className="mb-6 border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
              {failed.fields.email
                ? words.pleaseCheckYourE()
                : (failed.reason ?? words.yourAnswersCouldNot())}
            </p>
          )}
          <fieldset key={current.key} ref={question} className="scroll-mt-24 border-0 p-0">
            <Question question={current} answers={answers} onAnswer={answer} failed={failed} />
          </fieldset>
          {scripted &&
            QUESTIONS.filter(({ key }) => key !== current.key).map((other) => (
              <Given key={other.key} question={other} answers={answers} />
            ))}
          <noscript>
            {QUESTIONS.slice(1).map((other) => (
              <fieldset key={other.key} className="mt-10 border-0 p-0">
                <Question question={other} answers={answers} onAnswer={answer} failed={failed} />
              </fieldset>
            ))}
            <p hidden>
              <label>
                {words.leaveThisEmpty()} <input name={TRAP} autoComplete="off" tabIndex={-1} />
              </label>
            </p>
            <Button type="submit" className="mt-10">
              {words.seeMyResults()}
            </Button>
          </noscript>
          <div className="mt-8 flex items-center justify-between gap-3 noscript:hidden">
            {step > 0 && (
              <Button variant="secondary" disabled={isPending} onClick={() => goTo(step - 1)}>
                {words.back()}
              </Button>
            )}
            {step < LAST_STEP ? (
              <Button type="submit" disabled={!isAnswered || isPending} className="ms-auto">
                {words.next()}
              </Button>
            ) : (
              <Button type="submit" pending={isPending} disabled={!isAnswered} className="ms-auto">
                {isPending ? words.generatingResults() : words.seeMyResults()}
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </>
  );
}

interface QuestionProps {
  readonly question: QuizQuestion;
  readonly answers: Answers;
  readonly onAnswer: (name: string, value: string) => void;
  readonly failed: QuizFormProps["failed"];
}

function Question({ question, answers, onAnswer, failed }: QuestionProps) {
  return (
    <>
      <legend tabIndex={-1} className="mb-5 font-display text-lg font-semibold">
        {words.question(question.key)}
      </legend>
      {question.key === "contact" ? (
        <Contact answers={answers} onAnswer={onAnswer} error={failed?.fields.email} />
      ) : (
        <Options question={question} answer={answers[question.key]} onAnswer={onAnswer} />
      )}
    </>
  );
}

/** What was answered to a question that is not on the screen now. */
function Given({
  question: { key },
  answers,
}: {
  readonly question: QuizQuestion;
  readonly answers: Answers;
}) {
  const names = key === "contact" ? ["name", "email"] : [key];
  return names.map((name) => <input key={name} type="hidden" name={name} value={answers[name] ?? ""} />);
}

function hasAnswer(question: QuizQuestion, answers: Answers): boolean {
  return question.key === "contact"
    ? SIMPLE_EMAIL.test(answers.email?.trim() ?? "")
    : Boolean(answers[question.key]);
}

function textsOf(form: FormData): Answers {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      value === "" || !ANSWER_NAMES.includes(name) ? [] : [[name, String(value)]],
    ),
  );
}
