import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { onceFor } from '../domain/once-for'
import { multiples } from './validation'

/**
 * Writes replies as the contract describes them, without any field that it does not have. Like those of requests, each
 * schema is compiled when it is first needed.
 */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (body) =>
    writerOf(schema)(body)

// Replies are matched against the branches of the contract's `anyOf`.
const writerOf = onceFor((schema: object) => fastJson(schema, { ajv: multiples }))
