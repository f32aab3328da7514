import type { Topic } from '../record-question'
import type { Slots } from '../words/slots'

/** The e-mails of users, "their e-mails" and "my e-mail" are addresses; all others are messages. */
export function namedTopics({ named, topicsOfWord, tokens, by }: Slots): ReadonlySet<Topic> {
  const ofMessages = [...topicsOfWord].flatMap(([word, topics]) => (topics.has('messages') ? [word] : []))
  if (!named.has('messages') || !ofMessages.every((word) => isMail.test(word))) return named
  const isTheirs = tokens.some(({ word }, index) => isMail.test(word) && isPersons.has(tokens[index - 1]?.word ?? ''))
  const isOfPeople =
    isTheirs || named.has('users') || named.has('account') || named.has('organizations') || by === 'customer'
  if (!isOfPeople) return named
  const others = [...named].filter((topic) => topic !== 'messages')
  return new Set<Topic>(others.length > 0 ? others : ['users'])
}

const isMail = /(?:^| )(?:e-?mails?|mails?|correos?(?: electr[oó]nicos?)?)$/i
const isPersons: ReadonlySet<string> = new Set(['their', 'his', 'her', 'whose', 'su', 'sus'])
