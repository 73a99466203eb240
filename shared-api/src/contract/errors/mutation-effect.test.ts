import { mayHaveWorked } from './mutation-effect';

const statuses = [0, 200, 400, 401, 403, 404, 408, 409, 422, 428, 429, 500, 503];

it('leaves open what became of a call whose answer was lost, or that the server failed at', () => {
  expect(statuses.filter(mayHaveWorked)).toEqual([0, 408, 500, 503]);
});
