/** How people speak of safety and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const safetySpeech = `
people, persons, bystanders, nobody, anyone, anybody, no one, buddy, mate, guys, kids, children, coworker, passenger
am i allowed, permitted, allowed, is permitted, permissible
not allowed, prohibited, must not, not permitted, never allow, no go
intended use, what is machine for, proper use, correct use, designated use, permitted use
misuse, improper use, wrong use, not meant for, unauthorised use, foreseeable misuse, unauthorized use
modify, modification, alter, tamper with, home made changes, unauthorised modification, rig up
bypass, jump out safety, defeat, disable safety device, bridge out, bypassing safety
safety device, safety feature, protective device, safeguard, protective cover, safety equipment
interlock, safety interlock, interlock switch, safety switch, safety circuit
emergency stop, kill switch, panic button, red button, emergency stop button, emergency off, emergency shutdown
people in bucket, ride in bucket, lift person, lifting people, carry people, man riding, transport of persons
passenger, rider, take somebody along, ride along, second person, give ride
stand under load, under raised load, suspended load, under boom, beneath load, underneath lifted load
work under machine, get under, crawl under, under raised machine, beneath machine, go underneath
prop boom, lift arm support, safety strut, boom lock, lift arm lock, boom prop, cylinder lock bar, safety bar lift arm
somebody near, bystander, people around, danger zone, danger area, hazard area, onlooker, people standing near
spotter, banksman, signalman, signal person, flagger, guide person, signaller, marshaller
hand signals, arm signals, signs by hand
blind spot, can't see, blind area, visibility, poor view, restricted view, field of view
crush, pinch, pinch point, caught between, get fingers caught, crush point, squeeze point
entanglement, caught in shaft, loose clothing, long hair, jewellery, jewelry, baggy clothes
laceration, sharp edge, cutting hazard, sharp edges
fall, fall off, falling from height, fall protection, fall hazard, fall down
harness, safety harness, fall arrest, lanyard, full body harness, fall arrester
slip and fall, slippery, trip hazard, icy steps
steep, slope, hill, incline, gradient, gradeability, inclination, side hill
how steep, maximum slope, maximum gradient, permissible slope, climbing ability, slope limit, slope angle
downhill, going down hill, descend slope, drive downhill, travelling downhill, descending
uphill, climb hill, drive uphill, go up hill, climbing slope
across slope, sidehill, drive across slope, sideways on slope, traverse slope, cross slope
roll over, tip over, overturn, rollover, turn over machine, topple, capsize
stability, tippy, stable, tip hazard, stable footing
rops, roll bar, roll over protection, rollover protective structure, roll cage, roll over protective structure
fops, falling object protection, falling rocks, falling object guard, cab guard, falling objects, top guard
seat belt, seatbelt, safety belt, lap belt, restraint system
power lines, overhead wires, overhead lines, electric wires overhead, high voltage line, overhead power line, overhead cables
touch power line, contact with power line, hit live wire, arcing from line, contacted overhead line
distance to power line, safe distance, minimum distance, how close power lines, approach distance, clearance to lines
underground cable, buried line, gas line buried, underground utilities, buried services, call before dig, underground line, buried cable
hit gas line, gas pipe damaged, damaged gas line, broken gas pipe
trench edge, near edge, edge of pit, ditch edge, excavation edge, brink, embankment edge, cave in
undermine, undercut, dig under machine, overhang of face
lightning, thunderstorm, storm, thunder
strong wind, wind speed, windy, high wind, wind load, gusts
electric shock, electrocution, get shocked, electrical hazard, electric hazard, live parts
high voltage system, orange cable, hybrid voltage, high voltage battery, traction voltage
hot oil, scald, burn hazard, burns, hot coolant, hot surface, burn skin
open hot radiator, open hot rad cap, open cooling system hot, hot radiator cap
pinhole leak, oil injection, high pressure jet, oil under skin, fluid injection, penetrate skin, escaping fluid, injected fluid
find leak by hand, feel for leak, search leak cardboard, piece of cardboard
acid, sulfuric acid, sulphuric acid, acid burn, caustic, corrosive liquid
battery explosion, explosive gas, hydrogen gas, battery blow up, oxyhydrogen gas, battery gases
fumes, exhaust fumes, exhaust gas, carbon monoxide, poisonous gas, toxic gas
run indoors, inside building, enclosed space, indoor use, confined space, closed room, operate inside shed
ventilate, fresh air, ventilation, airflow, good ventilation
asbestos, silica, harmful dust, hazardous dust, quartz dust, toxic dust
fire, catches fire, on fire, flames, fire hazard, ablaze
put out fire, fight fire, fire fighting, firefighting, extinguish fire, in case of fire, fire suppression
explosion, blow up, explosive atmosphere, explosion hazard, atex, explosive area
smoke cigarettes, no smoking, naked flame, open flame, open fire, smoking near fuel, lit cigarette
spill, fuel spill, oil spill, spilled oil, spilled fuel, absorbent
environment, pollution, environmental protection, drain into soil, groundwater
ppe, safety gear, protective equipment, personal protective equipment, protective clothing, what to wear
hard hat, safety helmet, helmet, protective helmet
safety boots, work boots, steel toe, safety shoes, safety footwear, steel toed boots
safety glasses, goggles, eye protection, face shield, protective goggles, eye guard
gloves, hand protection, protective gloves, work gloves
ear plugs, ear muffs, hearing protection, ear protection, ear defenders, ear protectors
dust mask, respirator, breathing mask, respiratory protection, face mask, breathing protection
hi vis, high visibility vest, safety vest, reflective vest, high visibility clothing, warning vest
kids, children, minors, child, how old to drive, minimum age
drunk, alcohol, drugs, medication, booze, under influence, hung over
fatigue, sleepy, drowsy, unwell
phone, mobile phone, cell phone, cellphone, distracted, headphones
who may operate, operator qualification, trained personnel, licence to drive, operator requirements, license, authorised personnel, qualified operator
training, instruction of operator, operator training, learn to operate
pacemaker, heart pacemaker, medical implant, magnetic field
accident, injury, somebody hurt, first aid, in case of accident, injured
swallowed, got in eyes, splash in eyes, skin contact, eye contact, get doctor, seek medical attention
laser, laser beam, laser radiation, x ray
hot work, weld fuel tank, welding on tank, cutting torch, torch cut
air tank explosion, tyre explosion, tire blows up, tyre burst, exploding tyre, tire explosion, safety cage
stored energy, spring under tension, compressed spring, spring loaded, preloaded spring, spring force
unexpected start, starts by itself, accidental start, unintended movement, moves by itself, unintentional start, inadvertent movement
runaway machine, rolls away, machine rolling
`
