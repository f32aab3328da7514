/** Something that has happened; its name is in the past tense. */
export interface DomainEvent<Payload> {
  readonly name: string
  readonly payload: Payload
}

/** Creates events of one type, as in `linkEnded({ linkId, endedBy })`. */
export interface EventType<Payload> {
  (payload: Payload): DomainEvent<Payload>
  readonly eventName: string
}

/** @param name unique, in the form `<aggregate>.<what happened>` */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  const event = (payload: Payload): DomainEvent<Payload> => ({ name, payload })
  return Object.assign(event, { eventName: name })
}
