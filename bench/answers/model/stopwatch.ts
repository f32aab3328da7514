import type { LanguageModel } from '../../../server/infrastructure/language-model/language-model'

/** Measures how long one answer waits for the model, and so what of its time is ours. */
export function createStopwatch(model: LanguageModel) {
  const started = performance.now()
  let waited = 0
  let firstAt: number | undefined
  let waitedUntilFirst = 0

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const from = performance.now()
    try {
      return await work()
    } finally {
      waited += performance.now() - from
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
      waitedUntilFirst = waited
    },
    ownMilliseconds: () => (firstAt === undefined ? undefined : firstAt - started - waitedUntilFirst),
  }
}
