/** Of a table that is read like a list: a line above each row, and room between columns. */
export const CELL = "border-t border-line py-2 pe-4 text-start align-top font-normal last:pe-0";

/** The head of such a table. */
export function Columns({ titles }: { readonly titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className="pe-4 pb-2 text-start font-semibold text-muted">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
