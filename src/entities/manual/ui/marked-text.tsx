import type { TextStretch } from '../manual'

/** A manual's words, with what was looked for marked. What they look like is shown as it is: they are text. */
export function MarkedText({ stretches }: { stretches: readonly TextStretch[] }) {
  return stretches.map(({ text, marked }, place) => {
    const key = `${place} ${text}`
    if (!marked) return <span key={key}>{text}</span>
    return (
      <mark key={key} className="rounded-xs bg-accent/40 font-semibold text-inherit">
        {text}
      </mark>
    )
  })
}
