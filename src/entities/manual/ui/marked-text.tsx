import type { TextStretch } from '../manual'

/** Text of a manual with the search words marked. It is shown as plain text, even where it looks like markup. */
export function MarkedText({ stretches }: { stretches: readonly TextStretch[] }) {
  return stretches.map(({ text, marked }, place) => {
    const key = `${place} ${text}`
    if (!marked) return <span key={key}>{text}</span>
    return (
      <mark key={key} className="rounded-sm bg-accent/40 font-semibold text-inherit">
        {text}
      </mark>
    )
  })
}
