interface Recorded {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A D1 binding that does what the given one does, and the statements that went through it. */
export function recordedStatements(binding: D1Database) {
  const statements: Recorded[] = [];
  const spied = new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (sql: string) => {
        const statement = target.prepare(sql);
        return new Proxy(statement, {
          get(inner, key) {
            const member = Reflect.get(inner, key);
            if (key !== "bind") return typeof member === "function" ? member.bind(inner) : member;
            return (...parameters: unknown[]) => {
              statements.push({ sql, parameters });
              return inner.bind(...parameters);
            };
          },
        });
      };
    },
  });
  return { spied, statements };
}
