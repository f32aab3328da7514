import type { LucideIcon } from 'lucide-react'

type FigureTileProps = { icon: LucideIcon; name: string; value: number; notes?: string[] }

/** One figure of the dashboard, with what it is made of. */
export function FigureTile({ icon: Icon, name, value, notes = [] }: FigureTileProps) {
  return (
    <div className="rounded-md border border-line bg-surface px-5 py-4">
      <dt className="flex items-center gap-2 text-sm text-ink-muted">
        <Icon aria-hidden className="size-4" />
        {name}
      </dt>
      <dd className="figures pt-1 text-2xl font-bold">{value}</dd>
      {notes.map((note) => (
        <dd key={note} className="text-sm text-ink-muted">
          {note}
        </dd>
      ))}
    </div>
  )
}
