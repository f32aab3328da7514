import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { activeStates, chartOf, eventName } from './chart'
import { trafficLightMachine } from './traffic-light.machine'

describe('chartOf', () => {
  const chart = chartOf(trafficLightMachine)
  const labels = chart.transitions.map(({ source, target, label }) => `${source} > ${target}: ${label}`)

  it('finds every state with its place and kind', () => {
    expect(chart.states.map(({ id, parent, kind, isInitial }) => [id, parent, kind, isInitial])).toEqual([
      ['light.checking', undefined, 'atomic', true],
      ['light.working', undefined, 'compound', false],
      ['light.working.green', 'light.working', 'atomic', true],
      ['light.working.yellow', 'light.working', 'atomic', false],
      ['light.working.red', 'light.working', 'atomic', false],
      ['light.dark', undefined, 'final', false],
    ])
  })

  it('finds events, guards, delays and the ends of actors', () => {
    expect(labels).toEqual([
      'light > light.checking: lamp.reset',
      'light.checking > light.working: lamp.check done',
      'light.checking > light.dark: lamp.check failed',
      'light.working > light.dark: power.cut',
      'light.working.green > light.working.yellow: button.pressed [isAwake]',
      'light.working.yellow > light.working.red: after 3000 ms',
      'light.working.red > light.working.green: button.pressed',
    ])
  })

  it('has one place for what is the same in any state', () => {
    expect(chart.anywhere).toBe('light')
    expect(chartOf(setup({}).createMachine({ initial: 'lone', states: { lone: {} } })).anywhere).toBeUndefined()
  })

  it('names the actors that run in a state', () => {
    expect(chart.states[0]?.invokes).toEqual(['checkLamp'])
  })
})

describe('activeStates', () => {
  it('marks the inner and the outer state', () => {
    expect(activeStates(trafficLightMachine.root, { working: 'red' })).toEqual(['light.working', 'light.working.red'])
    expect(activeStates(trafficLightMachine.root, 'dark')).toEqual(['light.dark'])
  })
})

describe('eventName', () => {
  it.each([
    ['', 'always'],
    ['file.chosen', 'file.chosen'],
    ['xstate.init', 'start'],
    ['xstate.after.250.light.red', 'after 250 ms'],
    ['xstate.after.patience.light.red', 'after patience'],
    ['xstate.done.state.light.working', 'all done'],
  ])('"%s" reads %s', (type, name) => {
    expect(eventName(type)).toBe(name)
  })
})
