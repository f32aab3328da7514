import { conflict, forbidden } from './domain-error'

/** Which states a record moves through and on whose side one must be for each move, as the specification's tables say. */
export interface StateTable<State extends string, Actor extends string> {
  /** The database's table, with the columns `id`, `status` and `version`. */
  readonly table: string
  readonly moves: { readonly [From in State]?: { readonly [To in State]?: readonly Actor[] } }
}

/**
 * Checks that one of the actors may move a record from one state to another.
 * @param actors every side on which the person is; none for somebody who is on none
 * @throws DomainError forbidden where the move is for others to make, in whatever state the record is; conflict with the
 *   current state where it can no longer, or not yet, be made
 */
export function assertCanMove<State extends string, Actor extends string>(
  { moves }: StateTable<State, Actor>,
  from: State,
  to: State,
  actors: readonly Actor[],
): void {
  const allows = (allowed: readonly Actor[] | undefined) => allowed?.some((actor) => actors.includes(actor)) ?? false
  if (allows(moves[from]?.[to])) return
  const rows: { readonly [To in State]?: readonly Actor[] }[] = Object.values(moves)
  if (!rows.some((row) => allows(row[to]))) {
    throw forbidden({
      en: 'This is not yours to decide.',
      es: 'Esta decisión no le corresponde.',
    })
  }
  throw stateConflict(from)
}

const stateConflict = (current: string) =>
  conflict(
    'wrong_state',
    {
      en: `This is no longer possible: the status is ${current} now.`,
      es: `Esto ya no es posible: el estado es ahora ${current}.`,
    },
    { status: current },
  )
