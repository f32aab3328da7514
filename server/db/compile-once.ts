import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './connection'

/** Stands, while a query is built, for a value that each execution provides. */
export type Param = (name: string) => string

interface Compiled<Row> {
  query: CompiledQuery<Row>
  /** The names of the values, by their placeholders. */
  names: ReadonlyMap<unknown, string>
}

/**
 * A query that is built and compiled once, which for a large one takes longer than to execute it (decision 45).
 * @returns a function that executes it with the values of its parameters by their names
 */
export function compileOnce<Row>(build: (db: Database, param: Param) => Compilable<Row>) {
  let compiled: Compiled<Row> | undefined
  return async (db: Database, values: Readonly<Record<string, string>>): Promise<Row[]> => {
    compiled ??= compile((param) => build(db, param))
    const { query, names } = compiled
    const parameters = query.parameters.map((value) => {
      const name = names.get(value)
      return name === undefined ? value : values[name]
    })
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Lists have a variant for each combination of filters, order and page. */
const MAX_VARIANTS = 500

/**
 * Like `compileOnce`, with a query for each variant.
 * @param build gets the variant, plain data that alone decides what the SQL depends on
 */
export function compileVariants<Row, Variant>(
  build: (db: Database, param: Param, variant: Variant) => Compilable<Row>,
  keyOf: (variant: Variant) => string = (variant) => JSON.stringify(variant),
) {
  const queries = new Map<string, ReturnType<typeof compileOnce<Row>>>()
  return (db: Database, values: Readonly<Record<string, string>>, variant: Variant): Promise<Row[]> => {
    const key = keyOf(variant)
    let execute = queries.get(key)
    if (!execute) {
      if (queries.size >= MAX_VARIANTS) queries.clear()
      execute = compileOnce((database, param) => build(database, param, variant))
      queries.set(key, execute)
    }
    return execute(db, values)
  }
}

function compile<Row>(build: (param: Param) => Compilable<Row>): Compiled<Row> {
  const names = new Map<unknown, string>()
  const param = (name: string) => {
    const placeholder = `the value of ${name}`
    names.set(placeholder, name)
    return placeholder
  }
  return { query: build(param).compile(), names }
}
