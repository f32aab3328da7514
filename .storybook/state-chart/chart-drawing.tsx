import { MarkerType, ReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/style.css'
import { useEffect, useMemo, useState } from 'react'
import type { Chart } from './chart'
import { type ArrowEdge, ArrowLine } from './chart-arrow'
import { StateBox, type StateNode } from './chart-state'
import { type Layout, layOut } from './layout'

const nodeTypes = { state: StateBox }
const edgeTypes = { arrow: ArrowLine }

/** The chart as a picture; ChartText says the same in words. */
export function ChartDrawing({ chart, active }: { chart: Chart; active: readonly string[] }) {
  const [layout, setLayout] = useState<Layout>()

  useEffect(() => {
    let isWanted = true
    void layOut(chart).then((placed) => isWanted && setLayout(placed))
    return () => {
      isWanted = false
    }
  }, [chart])

  const nodes = useMemo(() => layout?.states.map((state) => toNode(state, active.includes(state.id))), [layout, active])
  const edges = useMemo(() => layout?.transitions.map(toEdge), [layout])

  return (
    <div className="h-130 rounded-md border border-line bg-sunken" data-drawn={layout !== undefined}>
      {nodes && edges && (
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          fitView
          minZoom={0.2}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          aria-label="Drawing of the states"
        />
      )}
    </div>
  )
}

function toNode({ x, y, width, height, ...state }: Layout['states'][number], isActive: boolean): StateNode {
  return {
    id: state.id,
    type: 'state',
    position: { x, y },
    width,
    height,
    parentId: state.parent,
    data: { ...state, isActive },
  }
}

function toEdge({ id, source, target, labels, points, at }: Layout['transitions'][number]): ArrowEdge {
  const markerEnd = { type: MarkerType.ArrowClosed, color: 'var(--color-ink-muted)', width: 16, height: 16 }
  return { id, type: 'arrow', source, target, markerEnd, zIndex: 1, data: { labels, points, at } }
}
