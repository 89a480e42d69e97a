import { analyze } from 'pass-alive/inline';

export async function GET() {
  const [{ black }] = await analyze('.X.X.', { color: 'black' });
  return Response.json(black.alive);
}
