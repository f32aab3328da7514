/** How people speak of hydraulics, drive train, wheels, tracks, brakes and steering and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const drivelineSpeech = `
hydraulic oil, hyd oil, hydraulic juice, hydro oil, hyd fluid
hydraulic tank, hyd tank, hydraulic reservoir, hydraulic oil tank
hydraulic filter, hyd filter, return filter, hydraulic return filter, return line filter
suction filter, suction strainer, suction screen, pickup screen, intake strainer
pilot filter, servo filter, pilot oil filter, control oil filter
sight glass, sightglass, oil window, level glass, oil eye, oil level window
tank breather, hydraulic breather, breather cap, tank vent, vent filter, air breather
hydraulic pump, main pump, piston pump, hyd pump, working pump
charge pump, pilot pump, servo pump
spool, control valve, valve bank, main valve, directional valve, spool valve, valve chest, main control valve
relief valve, pressure relief valve, pop off valve, overpressure valve, safety relief, pressure limiting valve, blow off valve
main relief, main relief pressure, main pressure, system pressure
pilot pressure, servo pressure, control pressure
check valve, one way valve, non return valve, nonreturn valve
holding valve, load holding valve, counterbalance valve, hose burst valve, hose rupture valve, burst check valve, overcenter valve
solenoid, solenoid valve, electrovalve, magnet valve, electric valve, coil valve
proportional valve, prop valve, pwm valve, proportional solenoid
accumulator hydraulic, hydraulic accumulator, nitrogen accumulator, pressure accumulator, nitrogen bottle, bladder accumulator
hydraulic hose, hose line, hyd hose, hydraulic line, pressure hose
quick connect, quick coupling, quick disconnect, flat face coupling, hydraulic coupling, hose coupling, quick release coupling
o ring, oring, rubber ring, toric seal
piston rod, cylinder rod, chrome rod, ram rod
cylinder, hydraulic cylinder, hydraulic ram, hyd cylinder, jack cylinder
packing kit, cylinder seal kit, gland seals, cylinder packing
gland, gland nut, cylinder head nut, cylinder gland, rod gland
auxiliary hydraulics, aux hydraulics, third valve, extra hydraulics, auxiliary circuit, third function, hydraulic outlet, extra function
case drain, drain line, leak oil line, case drain line, leakage oil line
hydraulic motor, hyd motor, hydrostatic motor, hydromotor
travel motor, track motor, drive motor track, propel motor, final drive motor
swing motor, slew motor, swing drive, slewing gear, swing gearbox
swivel joint, rotary joint, center joint, rotary manifold, rotary coupling, swivel manifold, centre swivel
hst, hydrostat, hydro, hydrostatic transmission, hydrostatic drive, hydro drive
tranny, gearbox, trans, transmission box
transmission oil, tranny fluid, gearbox oil, transmission fluid, trans oil, gear oil transmission
transmission filter, tranny filter, gearbox filter, powershift filter
torque converter, torque convertor, fluid coupling
powershift, power shift, shift on fly, powershift transmission
gear lever, gear stick, shifter, shift lever, gear shift, stick shift, gear selector, range lever
forward reverse lever, shuttle lever, fnr, direction lever, shuttle, travel direction lever, direction switch, reverser
driveshaft, prop shaft, propeller shaft, cardan shaft, drive shaft, driveline, propshaft, cardan
u joint, universal joint, uj, cardan joint, spider joint
cv joint, constant velocity joint, half shaft, axle shaft
slip yoke, spline, splined shaft, sliding yoke
axle, diff axle, rear end, drive axle, axle housing
diff, differential, differential gear
diff lock, differential lock, locking differential, difflock
planetary, hub reduction, wheel hub reduction, planetary hub, hub drive, planetary gear
final drive, finals, final reduction, travel gearbox, track drive, travel reducer, final drive reduction
crown wheel, bevel gear, ring and pinion, crown wheel pinion
axle oil, diff oil, differential oil, axle lubricant, rear end oil
hub, wheel hub
hub bearing, wheel bearing
kingpin, king pin, swivel pin, steering knuckle, knuckle pin
transfer case, drop box, transfer box, dropbox, transfer gearbox
pto, power take off, power takeoff, take off shaft, pto shaft
clutch plate, clutch disc, friction disc, clutch disk, friction plate, clutch lining
pressure plate, clutch cover, clutch pressure plate
throwout bearing, release bearing, clutch release bearing, thrust bearing clutch
clutch pedal, clutch free play, clutch travel, pedal free play
tyre, tires, rubber tyre, pneumatic tyre, road rubber
tyre pressure, tire pressure, inflation pressure, air in tyres, tyre inflation pressure, psi in tires
valve stem, tyre valve, schrader valve, tire valve, valve core, tube valve
rim, wheel rim, wheel disc, steel wheel
lug nut, wheel nut, wheel bolt, wheel stud, lug bolt
solid tyre, solid tire, foam filled tyre, puncture proof tyre, foam filled, cushion tyre
tread, tread depth, lugs of tyre, tyre profile, tread pattern
spare wheel, spare tyre, spare tire
wheel weight, ballast, tyre ballast, water in tyres, liquid ballast, calcium in tires
track, crawler track, track chain, track group, track assembly, crawler belt
rubber track, rubber belt, rubber crawler
steel track, steel crawler
undercarriage, track frame, running gear, crawler frame, lower frame, undercarriage frame
drive sprocket, sprocket, drive wheel track, track sprocket
idler, front idler, idler wheel, guide wheel, tensioning wheel
bottom roller, track roller, lower roller, bogie roller, road wheel, undercarriage roller
top roller, carrier roller, upper roller, support roller, return roller
grouser, cleat, track lug, bars on track
master link, master pin, closing link
track adjuster, track tensioner, grease cylinder, tension cylinder, idler cylinder, track adjusting cylinder
recoil spring, tension spring, track spring, idler spring
wider tracks, extend undercarriage, widen tracks, track gauge, expandable undercarriage, undercarriage widening, variable gauge undercarriage
brake fluid, brake oil, hydraulic brake fluid
brake pad, brake shoe, brake lining, brake block, friction lining
brake disc, brake rotor, brake disk, rotor of brake
brake drum, drum brake
brake caliper, caliper, calliper
master cylinder, brake master cylinder, main brake cylinder
foot brake, service brake, brake pedal, working brake, travel brake
parking brake, handbrake, hand brake, emergency brake, holding brake, e brake
air brake, compressed air brake, pneumatic brake
air tank, air receiver, air reservoir, air bottle, compressed air tank
air dryer, air drier, dryer cartridge, desiccant
brake booster, servo brake, vacuum booster, power brake
steering wheel, steering column, helm
power steering, steering booster, hydrostatic steering, servo steering, orbitrol, steering unit
steering pump, power steering pump
power steering fluid, steering oil, steering fluid, power steering oil
tie rod, track rod, toe rod, steering rod
tie rod end, ball joint, rod end, track rod end
toe in, wheel alignment, toe setting, track alignment
steering cylinder, steering ram
emergency steering, secondary steering, auxiliary steering, backup steering
turning circle, turning radius, how tight turn, turning diameter, how sharp turn
articulation lock, frame lock, locking bar, articulation locking bar, safety bar joint, steering frame lock
articulation joint, centre joint, hitch joint, center hinge, articulating joint, bend joint
swing lock, swing lock pin, slew lock, house lock, swing brake, upper structure lock
upper structure, superstructure, upperstructure, revolving frame, house of excavator, uppercarriage, upper carriage
swing gear grease, slew ring grease, swing bath, turntable grease, swing circle grease
frame, chassis, main frame, frame rails, vehicle frame
fender, mudguard, mud guard, mudflap
suspension, shock absorber, shock damper
`
