import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { once } from '../domain/once'
import { multiples } from './validation'

/**
 * Writes replies as the contract describes them, without any field that it does not have. Like those of requests, each
 * schema is compiled when it is first needed.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  // Replies are matched against the branches of the contract's `anyOf`.
  const write = once(() => fastJson(schema, { ajv: multiples }))
  return (body) => write()(body)
}
