import { fromPromise, setup } from 'xstate'

/** A small machine with one of each kind of transition, to show and to test the chart itself. */
export const trafficLightMachine = setup({
  types: { events: {} as { type: 'button.pressed'; by: string } | { type: 'power.cut' } | { type: 'lamp.reset' } },
  actors: {
    checkLamp: fromPromise<void>(() => {
      throw new Error('provide checkLamp')
    }),
  },
  guards: { isAwake: ({ event }) => event.type === 'button.pressed' && event.by !== '' },
}).createMachine({
  id: 'light',
  initial: 'checking',
  on: { 'lamp.reset': '.checking' },
  states: {
    checking: { invoke: { id: 'lamp.check', src: 'checkLamp', onDone: 'working', onError: 'dark' } },
    working: {
      initial: 'green',
      on: { 'power.cut': 'dark' },
      states: {
        green: { on: { 'button.pressed': { target: 'yellow', guard: 'isAwake' } } },
        yellow: { after: { 3000: 'red' } },
        red: { on: { 'button.pressed': 'green' } },
      },
    },
    dark: { type: 'final' },
  },
})
