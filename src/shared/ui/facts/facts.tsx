import type { ReactNode } from 'react'

/** Each with its name; one without a value is left out. */
type Fact = readonly [name: string, value: ReactNode]

/** What is known of something, name above value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
