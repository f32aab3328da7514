import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: [
    ...['hello', 'hi', 'hey', 'greetings', 'good morning', 'good afternoon', 'good evening', 'good day'],
    ...['how are you', 'how do you do', 'nice to meet you'],
  ],
  thanks: [
    ...['thanks', 'thank you', 'thx', 'cheers', 'much appreciated', 'i appreciate it', 'that is kind'],
    ...['that worked', 'it worked', 'that works', 'it works', 'that helped', 'that was helpful', 'very helpful'],
    ...['great', 'perfect', 'excellent', 'wonderful', 'very good', 'good job', 'ok', 'okay', 'all right', 'got it'],
    ...['bye', 'goodbye', 'good night', 'see you', 'have a nice day'],
  ],
  asides: [
    ...['many', 'a lot', 'very much', 'so much', 'again', 'and', 'now', 'there', 'everyone', 'bob', 'all'],
    ...['for your help', 'for the help', 'for helping', 'for that', 'for the answer', 'for everything'],
    ...['you are great', "you're great", 'youre great', 'you are the best', "you're the best", 'well done', 'buddy'],
  ],
  replies: {
    greeting: 'Hello! What would you like to know about this machine?',
    thanks: 'Glad to help. Ask again whenever you need something about this machine.',
  },
}
