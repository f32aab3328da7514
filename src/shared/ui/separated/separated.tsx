import { Fragment, type ReactNode } from 'react'

type SeparatedProps = {
  /** In their order; what there is nothing of is left out. */
  facts: readonly (string | false | null | undefined)[]
  /** Before them all. */
  children?: ReactNode
}

/** Short facts in a line with dots between them, each of which wraps as a whole: "875 h" never loses its unit. */
export function Separated({ facts, children }: SeparatedProps) {
  const shown = facts.filter((fact): fact is string => Boolean(fact))
  return (
    <>
      {children}
      {shown.map((fact, index) => (
        <Fragment key={fact}>
          {(index > 0 || children) && ' · '}
          <span className="inline-block max-w-full wrap-anywhere">{fact}</span>
        </Fragment>
      ))}
    </>
  )
}
