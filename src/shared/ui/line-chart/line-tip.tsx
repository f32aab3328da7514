import type { TooltipContentProps } from 'recharts'
import { useLanguage } from '@/shared/lib/i18n'

/** What the line represents, beside the pointer. */
export function LineTip({ active, payload }: TooltipContentProps) {
  const language = useLanguage()
  const point = payload[0]
  if (!active || !point) return null
  const row: unknown = point.payload
  const label = typeof row === 'object' && row !== null && 'label' in row ? String(row.label) : ''
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="font-semibold">{label}</p>
      <p className="figures">
        {point.name}: {typeof point.value === 'number' ? point.value.toLocaleString(language) : point.value}
      </p>
    </div>
  )
}
