import { type LoadPlan, load } from './load.ts';

// forked by runLoad: receives a plan, sends back figures
process.once('message', async (plan: LoadPlan) => {
  const figures = await load(plan);
  process.send?.(figures, () => process.exit());
});
