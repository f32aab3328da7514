import { Callout } from '../callout'

type LeftOverProps = {
  outcome: { refused: readonly { id: string; reason: string }[]; unsent: readonly string[] }
  /** How many are left. */
  title: string
  nameOf: (id: string) => string
  /** What is said of those that the server has not confirmed. */
  unsent: string
}

/** Which of several records a change could not be made for, and why; nothing where it was made for all of them. */
export function LeftOver({ outcome: { refused, unsent: rest }, title, nameOf, unsent }: LeftOverProps) {
  if (refused.length + rest.length === 0) return null
  return (
    <Callout tone="danger" title={title} announce>
      <ul>
        {refused.map(({ id, reason }) => (
          <li key={id}>{`${nameOf(id)}: ${reason}`}</li>
        ))}
        {rest.length > 0 && <li>{unsent}</li>}
      </ul>
    </Callout>
  )
}
