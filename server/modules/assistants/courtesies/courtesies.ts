import type { Language } from '../../../languages/language'

/**
 * Greetings and thanks in each language, and the reply to each. No kept source has such a list: these are common
 * courtesies, collected by the authors of this project from general knowledge of each language, not from questions.
 */
export interface Courtesies {
  greetings: readonly string[]
  /** Thanks, and what people say instead: that it worked, that they have understood, goodbye. */
  thanks: readonly string[]
  /** May accompany a greeting or thanks but are neither on their own. */
  asides: readonly string[]
  replies: { greeting: string; thanks: string }
}

export const courtesies: Readonly<Record<Language, Courtesies>> = {
  en: {
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
  },
  es: {
    greetings: [
      ...['hola', 'buenas', 'buenos días', 'buenas tardes', 'buenas noches', 'saludos'],
      ...['qué tal', 'cómo está', 'cómo estás'],
    ],
    thanks: [
      ...['gracias', 'se agradece', 'funcionó', 'funciona', 'eso funcionó', 'me sirvió', 'me ayudó', 'muy útil'],
      ...['perfecto', 'excelente', 'genial', 'estupendo', 'muy bien', 'vale', 'de acuerdo', 'entendido', 'ok'],
      ...['adiós', 'hasta luego', 'hasta pronto', 'muy amable'],
    ],
    asides: [
      ...['muchas', 'muchísimas', 'mil', 'y', 'ya', 'de nuevo', 'bob', 'a todos'],
      ...['por su ayuda', 'por tu ayuda', 'por la ayuda', 'por la respuesta', 'por todo'],
      ...['eres genial', 'eres el mejor', 'eres un crack', 'amigo', 'bien hecho'],
    ],
    replies: {
      greeting: '¡Hola! ¿Qué quiere saber de esta máquina?',
      thanks: 'Me alegra ayudar. Pregunte de nuevo cuando necesite algo sobre esta máquina.',
    },
  },
  de: {
    greetings: [
      ...['hallo', 'hi', 'hey', 'guten tag', 'guten morgen', 'guten abend', 'moin', 'servus', 'grüß gott'],
      ...['wie geht es', 'wie gehts', "wie geht's"],
    ],
    thanks: [
      ...['danke', 'dankeschön', 'danke schön', 'vielen dank', 'besten dank', 'herzlichen dank'],
      ...['das hat geklappt', 'hat geklappt', 'das hat funktioniert', 'hat funktioniert', 'es funktioniert'],
      ...['das hat geholfen', 'sehr hilfreich', 'super', 'perfekt', 'prima', 'sehr gut', 'ok', 'okay', 'in ordnung'],
      ...['alles klar', 'verstanden', 'tschüss', 'auf wiedersehen', 'bis bald', 'gute nacht'],
    ],
    asides: [
      ...['sehr', 'und', 'nochmals', 'jetzt', 'alle', 'zusammen', 'bob', 'dir', 'ihnen'],
      ...['für die hilfe', 'für ihre hilfe', 'für deine hilfe', 'für die antwort', 'für alles'],
    ],
    replies: {
      greeting: 'Hallo! Was möchten Sie über diese Maschine wissen?',
      thanks: 'Gern geschehen. Fragen Sie jederzeit wieder, wenn Sie etwas über diese Maschine wissen möchten.',
    },
  },
  fr: {
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
  },
  pt: {
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
  },
  it: {
    greetings: ['ciao', 'salve', 'buongiorno', 'buon giorno', 'buonasera', 'buona sera', 'come sta', 'come stai'],
    thanks: [
      ...['grazie', 'ti ringrazio', 'la ringrazio', 'ha funzionato', 'funziona', 'mi ha aiutato', 'molto utile'],
      ...['perfetto', 'ottimo', 'eccellente', 'molto bene', "d'accordo", 'capito', 'va bene', 'ok'],
      ...['arrivederci', 'a presto', 'buonanotte', 'buona giornata'],
    ],
    asides: [
      ...['mille', 'tante', 'molte', 'e', 'ancora', 'ora', 'a tutti', 'bob'],
      ...["per l'aiuto", 'per il suo aiuto', 'per il tuo aiuto', 'per la risposta', 'di tutto', 'per tutto'],
    ],
    replies: {
      greeting: 'Buongiorno! Che cosa desidera sapere su questa macchina?',
      thanks: 'Volentieri. Chieda di nuovo quando le serve qualcosa su questa macchina.',
    },
  },
  nl: {
    greetings: ['hallo', 'hoi', 'hi', 'goedendag', 'goedemorgen', 'goedemiddag', 'goedenavond', 'hoe gaat het'],
    thanks: [
      ...['bedankt', 'dank je', 'dank u', 'dankjewel', 'dank je wel', 'dank u wel', 'hartelijk dank', 'het werkt'],
      ...['dat werkte', 'het is gelukt', 'dat hielp', 'heel nuttig', 'perfect', 'super', 'geweldig', 'heel goed'],
      ...['prima', 'begrepen', 'oké', 'ok', 'tot ziens', 'dag', 'goedenacht'],
    ],
    asides: [
      ...['heel', 'erg', 'zeer', 'en', 'nogmaals', 'nu', 'allemaal', 'bob'],
      ...['voor je hulp', 'voor uw hulp', 'voor de hulp', 'voor het antwoord', 'voor alles'],
    ],
    replies: {
      greeting: 'Hallo! Wat wilt u over deze machine weten?',
      thanks: 'Graag gedaan. Vraag gerust opnieuw als u iets over deze machine wilt weten.',
    },
  },
  sv: {
    greetings: ['hej', 'hejsan', 'hallå', 'god morgon', 'god dag', 'god kväll', 'hur mår du', 'hur är läget'],
    thanks: [
      ...['tack', 'tackar', 'det fungerade', 'det fungerar', 'det hjälpte', 'det funkade', 'mycket hjälpsamt'],
      ...['perfekt', 'utmärkt', 'toppen', 'jättebra', 'mycket bra', 'okej', 'ok', 'uppfattat'],
      ...['hej då', 'vi ses', 'god natt', 'ha det bra'],
    ],
    asides: [
      ...['så mycket', 'mycket', 'och', 'igen', 'nu', 'alla', 'bob'],
      ...['för hjälpen', 'för din hjälp', 'för svaret', 'för allt'],
    ],
    replies: {
      greeting: 'Hej! Vad vill du veta om den här maskinen?',
      thanks: 'Kul att kunna hjälpa till. Fråga igen när du vill veta något om den här maskinen.',
    },
  },
  fi: {
    greetings: ['hei', 'moi', 'terve', 'päivää', 'hyvää päivää', 'hyvää huomenta', 'hyvää iltaa', 'mitä kuuluu'],
    thanks: [
      ...['kiitos', 'kiitokset', 'kiitti', 'se toimi', 'se toimii', 'se auttoi', 'oli apua'],
      ...['loistavaa', 'täydellistä', 'erinomaista', 'hienoa', 'oikein hyvä', 'selvä', 'ok', 'okei'],
      ...['näkemiin', 'hei hei', 'moi moi', 'hyvää yötä'],
    ],
    asides: [...['paljon', 'ja', 'nyt', 'taas', 'kaikille', 'bob'], ...['avusta', 'vastauksesta', 'kaikesta']],
    replies: {
      greeting: 'Hei! Mitä haluat tietää tästä koneesta?',
      thanks: 'Mukava auttaa. Kysy uudelleen, kun haluat tietää jotain tästä koneesta.',
    },
  },
  da: {
    greetings: ['hej', 'goddag', 'god dag', 'godmorgen', 'god morgen', 'god aften', 'davs', 'hvordan går det'],
    thanks: [
      ...['tak', 'mange tak', 'det virkede', 'det virker', 'det lykkedes', 'det hjalp', 'meget nyttigt'],
      ...['perfekt', 'fremragende', 'fint', 'super', 'rigtig godt', 'okay', 'ok', 'forstået'],
      ...['hej hej', 'farvel', 'vi ses', 'godnat', 'god nat', 'hav en god dag'],
    ],
    asides: [
      ...['tusind', 'mange', 'meget', 'og', 'igen', 'nu', 'alle', 'bob'],
      ...['for hjælpen', 'for din hjælp', 'for svaret', 'for det hele'],
    ],
    replies: {
      greeting: 'Hej! Hvad vil du vide om denne maskine?',
      thanks: 'Det var så lidt. Spørg igen, når du vil vide noget om denne maskine.',
    },
  },
  no: {
    greetings: ['hei', 'hallo', 'god dag', 'god morgen', 'god kveld', 'morn', 'hvordan går det'],
    thanks: [
      ...['takk', 'mange takk', 'det virket', 'det virker', 'det fungerte', 'det fungerer', 'det hjalp', 'nyttig'],
      ...['perfekt', 'utmerket', 'fint', 'supert', 'veldig bra', 'greit', 'okei', 'ok', 'forstått'],
      ...['ha det', 'ha det bra', 'vi ses', 'god natt', 'ha en fin dag'],
    ],
    asides: [
      ...['tusen', 'mange', 'så mye', 'mye', 'og', 'igjen', 'nå', 'alle', 'bob'],
      ...['for hjelpen', 'for svaret', 'for alt'],
    ],
    replies: {
      greeting: 'Hei! Hva vil du vite om denne maskinen?',
      thanks: 'Bare hyggelig. Spør igjen når du vil vite noe om denne maskinen.',
    },
  },
}
