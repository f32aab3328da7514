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

/** What leads from a state, or from any state, to another one or to the same. */
export type ChartTransition = { source: string; target: string; label: string }

export type Chart = {
  states: ChartState[]
  /** The id of the machine where it answers an event in any state, the same way. */
  anywhere: string | undefined
  transitions: ChartTransition[]
}

/** Every state and transition of a machine's definition: nested ones, done and error of actors, delays, always. */
export function chartOf(machine: AnyStateMachine): Chart {
  const { root } = machine
  const nodes = descendants(root)
  const transitions = [root, ...nodes].flatMap((node) => definitionsOf(node).flatMap(chartTransitions))
  return {
    states: nodes.map((node) => ({
      id: node.id,
      name: node.key,
      parent: node.parent === root ? undefined : node.parent?.id,
      kind: node.type,
      isInitial: node.parent?.config.initial === node.key,
      invokes: node.invoke.map((invoke) => (typeof invoke.src === 'string' ? invoke.src : invoke.id)),
    })),
    anywhere: transitions.some(({ source }) => source === root.id) ? root.id : undefined,
    transitions,
  }
}

/** A transition as it is drawn: once for each of its targets; without one it stays where it is. */
export function chartTransitions(definition: AnyTransitionDefinition): ChartTransition[] {
  const source = definition.source.id
  const targets = definition.target?.map(({ id }) => id) ?? [source]
  return targets.map((target) => ({ source, target, label: labelOf(definition) }))
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

const definitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

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
