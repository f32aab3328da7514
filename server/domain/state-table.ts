import { conflict, forbidden } from './domain-error'

/** The states of a record and who may move it from one to another, as in the specification's state tables. */
export interface StateTable<State extends string, Actor extends string, Table extends string = string> {
  /** The database table; it has the columns `id`, `status` and `version`. */
  readonly table: Table
  readonly moves: { readonly [From in State]?: { readonly [To in State]?: readonly Actor[] } }
}

/**
 * Asserts that one of the actors may move a record from one state to another.
 * @param actors every role that the person has towards the record
 * @throws DomainError forbidden when none of the actors may make this move in any state; conflict with the current state
 *   when the move is not possible in that state
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
      en: 'You are not allowed to make this change.',
      es: 'No tiene permiso para hacer este cambio.',
    })
  }
  throw stateConflict(from)
}

const stateConflict = (current: string) =>
  conflict(
    'wrong_state',
    {
      en: 'This is no longer possible, because the status has changed. Check the current status.',
      es: 'Esto ya no es posible, porque el estado ha cambiado. Compruebe el estado actual.',
    },
    { status: current },
  )
