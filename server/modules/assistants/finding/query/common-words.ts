/**
 * Words of general speech. A manual may answer a question without them, so that their absence counts little; if present,
 * they count like any other word.
 */
const commonWords = `
afternoon am angry annoying anymore arrive arrived awake baby backwards bag barn bed beep beeping bet big bike bird
birthday blast bloke body bored bother bought bounce boys breakfast bridge brief bright bring broke broken brother
brought bucks build building built bump bust busted busy came camp car cars catch caught chap cheap chief child
children chose chuck city clever climb climbing clue cold comfortable complain country crazy crew cross cry curious
cut dad damn dear died different dig digging dirty disappear distance doctor dog doubt downwards drag dragged
dragging draw dream drink drive driven driver drives driving drove dude dumb early earn eat edge else empty evening
everybody everyday everyone everywhere explode eye eyes face fail failed failing fails fair family farm farmer fast
father feed feet fell fellow felt field fields fight finger fingers fix floor folks food fool foot forest forgot
forwards found freeze freezing front frozen fun gaffer game garage gave girl glad gone grow grown guilty guy habit
hand hands handy happy head heard heart heavy held high highway hill hire hired hit hits hitting hold holding home
hot hour hours house hungry hurry hurt ice idiot ignore ignored ill inch indoors injured join joke joking jump keen
kick kid kids kitchen knew knock lad lads land lately laugh lazy led lie light lit literally live lived local long
loose lost lots loud luck lump mad main mention mess middle mile miles mine missed missing mix mom money month
morning mother mountain mouth mucky mud muddy mum music name nan narrow neck neighbour night nobody noise noticed
office officer older onto open orange outdoors outside owner owns pack paid pain paper park parked party pass past
pay phew pickup picture pit pitch plant played playing popped popping pub public purpose push pushed quarry quicker
quiet quit race rain raining ran random reached ready reminder rent rented ride riding rising river road roads rock
rocks rocky room rough route rubbish rule rules run running sad sand sat scared scary school screaming season second
seconds secret sentence service shall shed sheep shift shiny shot shout shouting shut side sideways silly single
sister sit sits sitting size skip sky sleep slept slid slide slip slipped slipping slope slow slowly smart smell
smells smelly smoke snapped snow soft soggy solid son soon sore sorted spent spoke spot squeaky squeal squeeze stand
standing stare started sticky stone stones stood stopped storm stranger street strong struggle struggling stuck
stupid summer sun sunday sunny surprise swap swapped swear sweat tall tapped task taught teeth terrible test thanks
thick thin third thrown tidy tight till tired told tomorrow tongue tonight took top touched town toy trade trees
trouble truck trust truth ugly uncle understood upwards village visit voice wake walked wall war warm wash washed
watched waving weak wear wearing weather week weekend weeks weird went wet whack whichever whistle whole wide wife
wild winter wise wobbly woke woman women won wondering wood woods worn worried worse worst worth wreck yell young
abuelo adios alto amiga amigo anda ando ano ayer bajo barato blanco bonito caballo cabeza calle calor cama camino
campo cansado cara carretera casa chica chico ciudad coche colega comer compadre compre corre correr cuerpo deja
dejo dentro dia dinero encontre enseguida entra entrar entro esperar familia feliz fin finca frio fuerte gente giro
gritar hablar hermano hijo hombre hoy invierno jefe joven lleno llover lluvia loco madre manana mano meti mira mirar
mismo monte mujer mundo nadie nieve nino noche nombre ojo padre parado parar perdi perro persona pie pierna pobre
pueblo puse queda quedar quedo quite raro roto sale salgo salir saque semana senor sirve suelo suena tarde tengo
tiempo toca trabajar traer vacio vecino venir verano vida viejo volver vuelve vuelvo
abend acker alt arzt auge bauer baustelle bein berg bett bleibt boden brennt bruder chef dreck dunkel fahre fahrt
fallt feld frau freund frisch fuss gefallen gegangen gekauft geld gemacht gestern gesund halt hand haus heim heute
hund jung junge kalt kaputt kaufen kind kollege kopf laufen lauft leer leise letzten lief links mann mensch mittag
monat mude mutter nachbar nacht nase nass rechts regen reif rein ruhig sand schlamm schlecht schnee schwer seltsam
sommer sonne spielen stadt stark stein strasse tier tisch tochter tot trinken vater verloren voll wald wand warm weg
weich weihnachten wetter winter woche wohnen wollte zieht
`

const commonWordSet = new Set(commonWords.trim().split(/\s+/))

/** Expects a normalised word. */
export const isCommonWord = (word: string) => commonWordSet.has(word)
