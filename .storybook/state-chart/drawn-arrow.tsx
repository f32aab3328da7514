import { cx } from '@/shared/lib/class-names'
import type { PlacedArrow } from './layout'
import { roundedPath } from './rounded-path'
import { lineHeight } from './text-width'

/** The heads of arrows, to be drawn once in a drawing: of one as it is, and of the one that was taken last. */
export function ArrowHeads({ id }: { id: string }) {
  return (
    <defs>
      <ArrowHead id={`${id}-plain`} className="fill-ink-muted" size={8} />
      <ArrowHead id={`${id}-lit`} className="fill-ink" size={12} />
    </defs>
  )
}

const ArrowHead = ({ id, className, size }: { id: string; className: string; size: number }) => (
  <marker
    id={id}
    viewBox="0 0 10 10"
    refX={9}
    refY={5}
    markerWidth={size}
    markerHeight={size}
    markerUnits="userSpaceOnUse"
    orient="auto"
  >
    <path d="M0 0L10 5L0 10Z" className={className} />
  </marker>
)

type DrawnArrowProps = { arrow: PlacedArrow; heads: string; litLabels: readonly string[] }

/** An arrow, lit when it was the last one taken. */
export function DrawnArrow({ arrow: { points }, heads, litLabels }: DrawnArrowProps) {
  const path = roundedPath(points)
  const isLit = litLabels.length > 0
  return (
    <g className="fill-none">
      {isLit && <path d={path} className="stroke-ink stroke-5" />}
      <path
        d={path}
        markerEnd={`url(#${heads}-${isLit ? 'lit' : 'plain'})`}
        className={isLit ? 'stroke-accent stroke-[2.5]' : 'stroke-ink-muted stroke-[1.25]'}
      />
    </g>
  )
}

/** What leads along an arrow, on its line; drawn after all arrows, so that none crosses the words. */
export function ArrowLabels({ arrow: { labels, at }, litLabels }: Omit<DrawnArrowProps, 'heads'>) {
  if (!at) return null
  const isLit = litLabels.length > 0
  return (
    <g data-lit={isLit || undefined}>
      <rect {...at} rx={6} className={isLit ? 'fill-accent stroke-ink' : 'fill-sunken stroke-line'} />
      {labels.map((label, index) => (
        <text
          key={label}
          x={at.x + at.width / 2}
          y={at.y + 2 + (index + 0.5) * lineHeight}
          textAnchor="middle"
          dominantBaseline="central"
          className={cx(isLit ? 'fill-accent-ink' : 'fill-ink', litLabels.includes(label) && 'font-semibold')}
        >
          {label}
        </text>
      ))}
    </g>
  )
}
