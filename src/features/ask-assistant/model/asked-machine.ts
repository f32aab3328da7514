import type { components } from '#contract/assistants'

type Question = components['schemas']['Question']

/** The machine that a question is about. Only `id` and `serial_number` decide what is searched. */
export type AskedMachine = Pick<Question, 'id' | 'brand' | 'model' | 'leaf_node_id' | 'serial_number'> & {
  /** The common name: brand and model. */
  name: string
}

/** Who asks, as the specification's body names them: `organization_name` and `user`. */
export type Asker = Pick<Question, 'organization_name' | 'user'>
