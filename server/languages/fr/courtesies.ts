import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['bonjour', 'bonsoir', 'salut', 'coucou', 'comment allez-vous', 'comment vas-tu', 'ça va'],
  thanks: [
    ...['merci', 'je vous remercie', 'ça marche', 'ça a marché', 'cela fonctionne', 'ça fonctionne', 'très utile'],
    ...['parfait', 'super', 'excellent', 'génial', 'très bien', "d'accord", 'compris', 'ok'],
    ...['au revoir', 'à bientôt', 'bonne journée', 'bonne nuit'],
  ],
  asides: [
    ...['beaucoup', 'bien', 'mille', 'et', 'encore', 'maintenant', 'à tous', 'bob'],
    ...['pour votre aide', 'pour ton aide', "pour l'aide", 'pour la réponse', 'pour tout'],
  ],
  replies: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir sur cette machine ?',
    thanks: 'Avec plaisir. Revenez dès que vous avez une question sur cette machine.',
  },
}
