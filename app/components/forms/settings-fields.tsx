import { type ReactNode, useEffect, useRef, useState } from "react";
import { EXTRAS, type Extra } from "~/astrology/chart-settings";
import { ALL_ASPECT_RULES, ALL_ASPECT_TYPES } from "~/astrology/orbs";
import type { FieldErrors } from "~/failure";
import { own } from "~/site";
import * as words from "~/words/forms";
import { forgetSettings, notedSettings, noteSettings, savedSettings } from "../births/settings-note";
import { Button } from "../ui/button";
import { Checkbox, TextField } from "../ui/field";
import { Fold } from "../ui/fold";
import { SelectField } from "../ui/select";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";
import {
  lilithNames,
  nodeNames,
  orbsNames,
  outOfSignNames,
  type SettingsValues,
  settingsIn,
  settingsSummary,
  zodiacNames,
} from "./settings-values";

const NO_ERRORS: FieldErrors = {};

interface SettingsFieldsProps {
  /** What the form holds; where none of it is of the settings, those chosen last stand there. */
  readonly values: Readonly<Record<string, string>>;
  readonly fields?: FieldErrors;
  /** Other fields that few need, which stand first in the fold. */
  readonly others?: ReactNode;
  readonly areOthersWrong?: boolean;
}

/**
 * The settings of a chart as a part of its form, folded. They are in the form in any case, so that the page always asks
 * with settings and the answer has all that astrologers look for.
 */
export function SettingsFields({
  values,
  fields = NO_ERRORS,
  others,
  areOthersWrong = false,
}: SettingsFieldsProps) {
  const given = settingsIn(values);
  const first = Object.keys(given).length > 0 ? given : usual();
  const [begun, setBegun] = useState({ values: first, round: 0 });
  const [chosen, setChosen] = useState(first);
  const area = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const begin = (values: SettingsValues) => {
    setBegun(({ round }) => ({ values, round: round + 1 }));
    setChosen(values);
  };

  useLayoutEffectHere(() => {
    // Who was faster than the scripts goes on with what they chose.
    if (Object.keys(given).length > 0 || area.current?.querySelector("[data-edited]")) return;
    const noted = notedSettings();
    if (noted) begin(noted);
    // What they chose in another browser since is newer.
    savedSettings().then((saved) => {
      const isLeft = !area.current || isTouched.current || area.current.querySelector("[data-edited]");
      if (saved && !isLeft) begin(saved);
    });
  }, []);

  const errors = settingsIn(fields);
  const isWrong = areOthersWrong || Object.keys(errors).length > 0;
  // After every failed try: what was folded again meanwhile must not hide what is wrong.
  useEffect(() => {
    const fold = area.current?.closest("details");
    if (fold && (areOthersWrong || Object.keys(settingsIn(fields)).length > 0)) fold.open = true;
  }, [fields, areOthersWrong]);

  const take = () => {
    const form = area.current?.closest("form");
    if (!form) return;
    const now = settingsIn(
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );
    isTouched.current = true;
    setChosen(now);
    noteSettings(now);
  };
  return (
    <div className="border-t border-line">
      <Fold
        isOpen={isWrong}
        isWide
        summary={
          <span className="min-w-0 grow">
            <span className="block text-sm font-semibold">{words.chartSettings()}</span>
            <span className="block text-xs break-words text-muted">{settingsSummary(chosen)}</span>
          </span>
        }
      >
        {others && <div className="mb-5 flex flex-col gap-5">{others}</div>}
        <div ref={area} onChange={take}>
          <Choices key={begun.round} values={begun.values} errors={errors} chosen={chosen} />
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 -ms-3 noscript:hidden"
            onClick={() => {
              isTouched.current = true;
              begin(usual());
              forgetSettings();
            }}
          >
            {words.backToTheDefaults()}
          </Button>
          <p className="mt-2 text-sm">
            <a href="/insights/glossary" target="_blank" rel="noreferrer" className="link">
              {words.whatDoTheseWords()}
            </a>
          </p>
        </div>
      </Fold>
    </div>
  );
}

/** With what a form begins: what the site's owner has chosen, and else the defaults. */
function usual(): SettingsValues {
  const zodiac = own()?.settings?.zodiac;
  return zodiac ? { "settings.zodiac": zodiac } : {};
}

interface ChoicesProps {
  /** What they begin with. */
  readonly values: SettingsValues;
  readonly errors: FieldErrors;
  /** What is chosen by now. */
  readonly chosen: SettingsValues;
}

function Choices({ values, errors, chosen }: ChoicesProps) {
  const field = (key: string) => {
    const name = `settings.${key}`;
    return { id: name, name, defaultValue: values[name], error: errors[name] };
  };
  const isOn = (key: string) => values[`settings.${key}`] !== undefined;
  const isOwn = chosen["settings.orbs"] === "Own";
  return (
    <div className="flex flex-col gap-4">
      <SelectField {...field("zodiac")} label={words.zodiac()} options={optionsOf(zodiacNames())} />
      <SelectField {...field("node")} label={words.lunarNode()} options={optionsOf(nodeNames())} />
      <SelectField
        {...field("lilith")}
        label={words.lilith()}
        hint={words.whereSheIsShown()}
        options={optionsOf(lilithNames())}
      />
      <SelectField
        {...field("orbs")}
        label={words.orbs()}
        hint={words.howFarFromExact()}
        options={optionsOf(orbsNames())}
      />
      <fieldset className={isOwn ? "" : "hidden noscript:block"}>
        <legend className="text-sm font-semibold">{words.ownOrbsInDegrees()}</legend>
        <p className="text-xs text-muted">
          {words.ownOrbsHint({ part: (inner) => <span className="hidden noscript:inline">{inner}</span> })}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-2">
          {ALL_ASPECT_TYPES.map((type) => (
            <TextField
              key={type}
              {...field(`orbs.${type}`)}
              label={words.orbOf(type)}
              inputMode="decimal"
              autoComplete="off"
              placeholder={String(ALL_ASPECT_RULES[type].orb)}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        {...field("outOfSign")}
        label={words.aspectsOutOfSign()}
        hint={words.withinOrbAlthoughThe()}
        options={optionsOf(outOfSignNames())}
      />
      <div>
        <Wrong error={errors["settings.minorAspects"]} />
        <Checkbox
          name="settings.minorAspects"
          label={words.minorAspects45135()}
          defaultChecked={isOn("minorAspects")}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{words.moreBodiesAndPoints()}</legend>
        <Wrong error={errors["settings.extras"]} />
        <div className="grid grid-cols-2 gap-x-3">
          {EXTRAS.map((extra: Extra) => (
            <Checkbox
              key={extra}
              name={`settings.extras.${extra}`}
              label={words.extraNames(extra)}
              defaultChecked={isOn(`extras.${extra}`)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Wrong({ error }: { readonly error?: readonly string[] }) {
  return error ? <p className="text-sm font-semibold text-danger">{error.join(" ")}</p> : null;
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
