import type { TooltipContentProps } from 'recharts'

/** What a bar represents, beside the pointer. */
export function ChartTip({ active, label, payload }: TooltipContentProps) {
  if (!active) return null
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="font-semibold">{label}</p>
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="figures">
          {name}: {value}
        </p>
      ))}
    </div>
  )
}
