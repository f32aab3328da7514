/** Something that happened, in the past tense, with what others need to know of it. */
export interface DomainEvent<Payload> {
  readonly name: string
  readonly payload: Payload
}

/** Makes events of one kind, as in `linkEnded({ linkId, endedBy })`. */
export interface EventType<Payload> {
  (payload: Payload): DomainEvent<Payload>
  readonly eventName: string
}

/** @param name `<aggregate>.<what happened>`, unique in the server */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  const event = (payload: Payload): DomainEvent<Payload> => ({ name, payload })
  return Object.assign(event, { eventName: name })
}
