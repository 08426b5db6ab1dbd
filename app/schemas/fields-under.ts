type Raw = Readonly<Record<string, unknown>>;

/** The fields of a form that belong to one object of it: `chart.birthDate` as `birthDate`. */
export function fieldsUnder(object: string, raw: Raw): Raw {
  const prefix = `${object}.`;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
