import type { ToolSet } from 'ai'
import type { ModelTool } from './language-model'
import type { OpenedModel } from './open-model'

/**
 * The tools as the SDK executes them. It tells the model of an unknown tool and of an input that does not fit.
 * @param onError what a tool throws, of which the SDK would tell the model, too
 */
export function toolsOf(
  tools: readonly ModelTool[],
  sdk: OpenedModel['sdk'],
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): ToolSet | undefined {
  if (tools.length === 0) return undefined
  const executed = tools.map(({ name, description, input: inputSchema, execute }) => [
    name,
    sdk.dynamicTool({
      description,
      inputSchema,
      async execute(input) {
        try {
          return await execute(input, signal)
        } catch (error) {
          onError(error)
          throw error
        }
      },
    }),
  ])
  return Object.fromEntries(executed)
}
