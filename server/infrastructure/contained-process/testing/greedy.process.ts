const taken: Buffer[] = []

/** Takes memory outside of JavaScript's own until it is stopped, without ever going back to the event loop. */
process.on('message', (message) => {
  if (message === 'echo') process.send?.(message)
  else if (message === 'environment') process.send?.(Object.keys(process.env))
  else for (;;) taken.push(Buffer.alloc(2 ** 24, 1))
})
