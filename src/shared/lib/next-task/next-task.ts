/**
 * Resolves in a task of its own, so that the browser can react to people between the tasks of several callers. Unlike a
 * timer, it does not wait.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
