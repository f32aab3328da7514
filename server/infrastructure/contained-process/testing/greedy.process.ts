import { getPriority } from 'node:os'

const buffers: Buffer[] = []

/** Allocates memory outside the JavaScript heap and blocks the event loop until it is killed. */
process.on('message', (message) => {
  if (message === 'echo') process.send?.(message)
  else if (message === 'priority') process.send?.(getPriority())
  else if (message === 'environment') process.send?.(Object.keys(process.env))
  else for (;;) buffers.push(Buffer.alloc(2 ** 24, 1))
})
