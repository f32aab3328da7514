import openapiTypeScript, { astToString } from 'openapi-typescript'

/**
 * Generates the socket events as TypeScript: their payloads, and for each event the kind of room that it is sent to and
 * the payload field with the room's id.
 * @param {object} document a bundled AsyncAPI 3 document
 * @returns {Promise<string>}
 */
export async function eventTypes({ channels, components }) {
  const messages = Object.entries(channels).flatMap(([room, { messages, parameters }]) =>
    Object.entries(messages).map(([name, { payload }]) => ({ name, payload, room, idField: idFieldOf(parameters) })),
  )
  const payloads = Object.fromEntries(messages.map(({ name, payload }) => [name, payload]))
  const types = await openapiTypeScript({
    openapi: '3.1.0',
    info: { title: 'Events', version: '1' },
    paths: {},
    components: { schemas: { ...components.schemas, ...payloads } },
  })
  const lines = {
    payload: ({ name }) => `  '${name}': components['schemas']['${name}']`,
    room: ({ name, room, idField }) => `  '${name}': { kind: '${room}', idField: '${idField}' },`,
  }
  const rooms = Object.keys(channels).map((room) => `\`${room}:\${string}\``)
  return `${astToString(types)}
/** The payload of each event. */
export type RoomEvents = {
${messages.map(lines.payload).join('\n')}
}

/** The kinds of rooms that a client may ask to join. */
export type Room = ${rooms.join(' | ')}

/** For each event: the kind of its room and the payload field with the room's id. */
export const eventRooms = {
${messages.map(lines.room).join('\n')}
} as const
`
}

/** `$message.payload#/machine_id` is `machine_id`. */
const idFieldOf = ({ id }) => id.location.split('#/')[1]
