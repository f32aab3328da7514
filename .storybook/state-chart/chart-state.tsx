import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { cx } from '@/shared/lib/class-names'
import type { ChartState } from './chart'

export type StateNode = Node<ChartState & { isActive: boolean }, 'state'>

export function StateBox({ data: { name, kind, isInitial, invokes, isActive } }: NodeProps<StateNode>) {
  return (
    <div
      className={cx(
        'size-full rounded-md border-2 px-3 py-2 text-sm',
        isActive ? 'border-ink' : 'border-line-strong',
        isActive && kind !== 'compound' && kind !== 'parallel' ? 'bg-accent text-accent-ink' : 'bg-surface',
        kind === 'final' && 'outline-2 outline-offset-2 outline-line-strong',
        kind === 'parallel' && 'border-dashed',
      )}
    >
      <p className="flex items-center gap-1.5 font-semibold">
        {isInitial && <span title="initial">●→</span>}
        {name}
      </p>
      {invokes.map((invoke) => (
        <p key={invoke}>↻ {invoke}</p>
      ))}
      <Handle type="target" position={Position.Top} className="invisible" />
      <Handle type="source" position={Position.Bottom} className="invisible" />
    </div>
  )
}
