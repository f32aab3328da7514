import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['olá', 'oi', 'bom dia', 'boa tarde', 'boa noite', 'tudo bem', 'como vai', 'como está'],
  thanks: [
    ...['obrigado', 'obrigada', 'agradeço', 'funcionou', 'deu certo', 'ajudou', 'muito útil'],
    ...['perfeito', 'excelente', 'ótimo', 'muito bem', 'muito bom', 'entendi', 'certo', 'ok'],
    ...['tchau', 'adeus', 'até logo', 'até breve'],
  ],
  asides: [
    ...['muito', 'e', 'agora', 'de novo', 'a todos', 'bob'],
    ...['pela ajuda', 'pela sua ajuda', 'pela resposta', 'por tudo'],
  ],
  replies: {
    greeting: 'Olá! O que deseja saber sobre esta máquina?',
    thanks: 'Fico feliz em ajudar. Pergunte de novo quando precisar de algo sobre esta máquina.',
  },
}
