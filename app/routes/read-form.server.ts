import { data } from 'react-router';

/** The submitted form's text fields. A body that is no form is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: 'Bad Request' });
  }
}
