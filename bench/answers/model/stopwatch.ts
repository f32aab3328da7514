import type { LanguageModel } from '../../../server/infrastructure/language-model/language-model'

/** Measures how long one answer waits for the model, and so what of its time is ours. */
export function createStopwatch(model: LanguageModel) {
  const started = performance.now()
  let waited = 0
  let requests = 0
  let waitingSince = started
  let firstAt: number | undefined
  let waitedUntilFirst = 0

  /** Requests that run at the same time are waited for once. */
  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    if (requests++ === 0) waitingSince = performance.now()
    try {
      return await work()
    } finally {
      if (--requests === 0) waited += performance.now() - waitingSince
    }
  }

  return {
    model: {
      ...model,
      generate: (request) => timed(() => model.generate(request)),
      async *stream(request) {
        const events = model.stream(request)[Symbol.asyncIterator]()
        for (;;) {
          const next = await timed(() => events.next())
          if (next.done) return
          yield next.value
        }
      },
    } satisfies LanguageModel,
    /** To be called when something is shown. */
    first() {
      if (firstAt !== undefined) return
      firstAt = performance.now()
      waitedUntilFirst = waited + (requests > 0 ? firstAt - waitingSince : 0)
    },
    ownMilliseconds: () => (firstAt === undefined ? undefined : firstAt - started - waitedUntilFirst),
  }
}
