import { type EmailMessage, isToContact } from '../message'
import type { NewEntry } from './digest.repository'
import type { EmailFrequency, EmailTopic } from './email-choice'

interface Choice {
  personId: string
  email: string
  topic: EmailTopic
  frequency: EmailFrequency
}

interface Sorted {
  atOnce: EmailMessage[]
  /** For the next morning. */
  daily: NewEntry[]
}

/**
 * When each e-mail is sent, as its recipient has chosen; those that nobody wants are left out. Choices are those of an account:
 * what an address gets without one is ended by its own link alone.
 */
export function sortByChoice(messages: readonly EmailMessage[], choices: readonly Choice[]): Sorted {
  const sorted: Sorted = { atOnce: [], daily: [] }
  for (const message of messages) {
    const choice = isToContact(message)
      ? undefined
      : choices.find(({ email, topic }) => email === message.to && topic === message.topic)
    if (!choice || choice.frequency === 'at_once') sorted.atOnce.push(message)
    else if (choice.frequency === 'daily') {
      const { subject, action, secrets = [] } = message
      sorted.daily.push({ personId: choice.personId, topic: choice.topic, subject, url: action?.url ?? null, secrets })
    }
  }
  return sorted
}
