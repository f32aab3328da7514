import { type Expression, sql } from 'kysely'
import type { Param } from './compile-once'

/*
 * A search chooses the ids of a page in a small statement, which is planned again each time, and a compiled one describes
 * them (decision 45). Its lists of ids have some lengths alone, for each is a statement of its own; an array would have any
 * length, and so no lasting plan.
 */

/** How long the list is that these ids are sent in. @param ids at least one */
export const lengthFor = (ids: readonly unknown[]): number => 2 ** Math.ceil(Math.log2(ids.length))

const nameOf = (index: number) => `chosen id ${index}`

/** Whether an id is one of those of `chosenValues`. @param length of `lengthFor` */
export const isChosen = (id: Expression<string>, length: number, param: Param) =>
  sql<boolean>`${id} in (${sql.join(Array.from({ length }, (_, index) => param(nameOf(index))))})`

/** The values of `isChosen`; a list that is too short repeats its first id. */
export function chosenValues(ids: readonly [string, ...string[]]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: lengthFor(ids) }, (_, index) => [nameOf(index), ids[index] ?? ids[0]]))
}

/** Describes the rows of chosen ids; none are asked for where none were chosen. */
export async function describeChosen<Row>(
  chosen: readonly { id: string }[],
  read: (values: Record<string, string>, length: number) => Promise<Row[]>,
): Promise<Row[]> {
  const [first, ...rest] = chosen.map(({ id }) => id)
  return first === undefined ? [] : read(chosenValues([first, ...rest]), lengthFor(chosen))
}
