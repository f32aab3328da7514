import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import type { Point } from './layout'

export type ArrowEdge = Edge<{ labels: string[]; points: Point[]; at: Point }, 'arrow'>

/** A line through the points that the layout found, with its events beside it. */
export function ArrowLine({ data, markerEnd }: EdgeProps<ArrowEdge>) {
  if (!data) return null
  const path = data.points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')
  return (
    <>
      <BaseEdge path={path} markerEnd={markerEnd} style={{ stroke: 'var(--color-ink-muted)', strokeWidth: 1.5 }} />
      <EdgeLabelRenderer>
        <div
          className="absolute z-50 rounded-sm bg-sunken px-1 text-center text-sm whitespace-nowrap text-ink"
          style={{ transform: `translate(-50%, -50%) translate(${data.at.x}px, ${data.at.y}px)` }}
        >
          {data.labels.map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  )
}
