import { type ReactNode, useId } from 'react'

/** Options that belong together, under their name. */
export function ChoiceGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-3 pt-1 pb-1 text-sm font-semibold text-ink-muted">
        {name}
      </p>
      {children}
    </div>
  )
}
