import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'

export type ChartState = {
  id: string
  name: string
  parent: string | undefined
  kind: AnyStateNode['type']
  isInitial: boolean
  /** Names of the actors that run while the machine is here. */
  invokes: string[]
}

export type ChartTransition = { source: string; target: string; label: string }

export type Chart = { states: ChartState[]; transitions: ChartTransition[] }

/** Every state and transition of a machine's definition: nested ones, done and error of actors, delays, always. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = descendants(machine.root)
  return {
    states: nodes.map((node) => ({
      id: node.id,
      name: node.key,
      parent: node.parent === machine.root ? undefined : node.parent?.id,
      kind: node.type,
      isInitial: node.parent?.config.initial === node.key,
      invokes: node.invoke.map((invoke) => (typeof invoke.src === 'string' ? invoke.src : invoke.id)),
    })),
    transitions: [machine.root, ...nodes].flatMap((node) => transitionsOf(node, machine.root)),
  }
}

/** The ids of all states that a state value means, outer ones included. */
export function activeStates(node: AnyStateNode, value: StateValue): string[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  return Object.entries(inner).flatMap(([key, deeper]) => {
    const child = node.states[key]
    if (!child) return []
    return [child.id, ...(deeper === undefined ? [] : activeStates(child, deeper))]
  })
}

function descendants(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...descendants(child)])
}

function transitionsOf(node: AnyStateNode, root: AnyStateNode): ChartTransition[] {
  const all: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  // What the machine answers from anywhere is drawn once per state of the first level.
  const sources = node === root ? Object.values(root.states).map((child: AnyStateNode) => child.id) : [node.id]
  return sources.flatMap((source) =>
    all.flatMap((transition) => {
      const targets = transition.target?.map((target) => target.id) ?? [source]
      return targets.map((target) => ({ source, target, label: labelOf(transition) }))
    }),
  )
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const name = typeof guard === 'string' ? guard : guardName(guard)
  return eventName(eventType) + (name ? ` [${name}]` : '')
}

function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'function') return guard.name || 'guard'
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return undefined
}

/** An event's name for people: `xstate.done.actor.refresh` reads "refresh done". */
export function eventName(type: string): string {
  const [, kind, name] = type.match(/^xstate\.(done\.actor|error\.actor|done\.state|after|init)\.?(.*)$/) ?? []
  if (type === '') return 'always'
  if (kind === 'done.actor') return `${name} done`
  if (kind === 'error.actor') return `${name} failed`
  if (kind === 'done.state') return 'all done'
  if (kind === 'after') return `after ${name?.split('.')[0]}${/^\d/.test(name ?? '') ? ' ms' : ''}`
  return kind === 'init' ? 'start' : type
}
